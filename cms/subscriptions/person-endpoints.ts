import { z } from 'zod';
import { editorEndpoint } from '../editor-endpoint.ts';
import { answerPerson, exportSubscribers, personRequests } from './person-data.ts';

/** What the admin asks for a subscriber, and for the list of them. */
export const personEndpoints = [
  editorEndpoint({
    path: '/person-data',
    roles: ['editor'],
    body: z.object({ id: z.string().min(1), request: z.enum(personRequests) }),
    answer: (request, { payload }) => answerPerson(payload, request),
  }),
  editorEndpoint({
    path: '/subscriber-list',
    roles: ['admin'],
    body: z.object({}),
    answer: async (_body, { payload }) => ({ csv: await exportSubscribers(payload) }),
  }),
];
