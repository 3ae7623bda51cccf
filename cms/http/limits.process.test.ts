import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieIn, sendJson, tokenIn } from '../testing/send-json.ts';
import { startAppProcess, type AppProcess } from '../testing/start-app-process.ts';
import { startTestPayload, type TestPayload } from '../testing/test-payload.ts';

let test: TestPayload;
let processes: AppProcess[];

const account = { email: 'edith@directory.example', password: 'seven lamps over the quay' };

// One process alone serves an embedded database.
describe.runIf(process.env.TEST_DATABASE_URL)('two processes on one database', () => {
  beforeAll(async () => {
    test = await startTestPayload();
    await test.payload.create({
      collection: 'users',
      data: { name: 'Edith Example', roles: ['editor'], ...account },
    });
    processes = await Promise.all([startAppProcess(test.env), startAppProcess(test.env)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await test.stop();
  });

  /** Sends twenty at once from one network address, each process ten; how many there were of each status. */
  async function sendTwenty(path: string, body: object, from: string) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        sendJson(`${processes[number % 2]?.url}${path}`, body, { from }),
      ),
    );
    return answers
      .map(({ status }) => status)
      .reduce<Record<number, number>>(
        (counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
        {},
      );
  }

  it('let one network address through a form as often as one process would', async () => {
    const message = { name: 'Pat', email: 'pat@reader.example', subject: 'Doses', message: 'Hm?' };
    const statuses = await sendTwenty('/api/contact-messages', message, '198.18.7.1');
    expect(statuses).toEqual({ 201: 5, 429: 15 });
  });

  it('let the password of an account be tried as often as one process would, and know its browser', async () => {
    const [first, second] = processes.map(({ url }) => `${url}/cms-api/users/login`);
    const answer = await sendJson(first!, account, { from: '198.18.7.2' });
    expect(answer.status).toBe(200);
    const [cookie = ''] = (cookieIn(answer, 'device-') ?? '').split(';');

    const guess = { ...account, password: 'a wrong guess' };
    const statuses = await sendTwenty('/cms-api/users/login', guess, '198.18.7.3');
    expect(statuses).toEqual({ 401: 10, 429: 10 });
    expect((await sendJson(second!, account, { from: '198.18.7.4' })).status).toBe(429);
    expect((await sendJson(second!, account, { from: '198.18.7.4', cookie })).status).toBe(200);
  });

  it('end a session at its fifth wrong guess of the password, wherever the others were made', async () => {
    const ada = { email: 'ada@directory.example', password: 'nine lamps under the pier' };
    const { id } = await test.payload.create({
      collection: 'users',
      data: { name: 'Ada Example', roles: ['editor'], ...ada },
    });
    const [first, second] = processes.map(({ url }) => `${url}/cms-api/users`);
    const token = tokenIn(await sendJson(`${first}/login`, ada, { from: '198.18.7.5' }));
    const answers = [];
    for (const users of [first, second, first, second, first]) {
      const change = { email: 'eve@directory.example', currentPassword: 'a wrong guess' };
      answers.push(await sendJson(`${users}/${id}`, change, { method: 'patch', token }));
    }
    expect(answers.map(({ body }) => body.errors[0].message)).toEqual([
      ...Array.from({ length: 4 }, () => 'This is not your current password.'),
      'You entered a wrong password 5 times and you have been signed out. Sign in again.',
    ]);
  });
});
