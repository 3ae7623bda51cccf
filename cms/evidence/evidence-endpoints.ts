import type { Endpoint } from 'payload';
import { forRoles } from '../http/editor-endpoint.ts';
import { keepEvidence } from './keep-evidence.ts';

/** Takes a file as the body of a request, from those who may change prices. */
export const evidenceEndpoints: Endpoint[] = [
  {
    path: '/upload-evidence',
    method: 'post',
    handler: forRoles(['editor', 'clerk'], async (req) => {
      const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer());
      return Response.json(await keepEvidence(req, bytes), { status: 201 });
    }),
  },
];
