import { randomInt } from 'node:crypto';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { fillIn } from './fill-in.ts';

/** Asks the server something as an administrator, with a JSON body if there is one. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;

type Values = Readonly<Record<string, unknown>>;

/** So many documents of a collection get a text: the kinds of sections of articles are in different ones. */
const documents = 6;
/** So often a document is sent again without the fields that were refused. */
const attempts = 12;
/** A wrong password ends the session after a while, and a new one at once. */
const secrets = ['currentPassword', 'password', 'setupCode'];

/**
 * Writes a text wherever the admin’s forms take one: into every field of some documents of each collection, and of each
 * global. Returns the fields that took it, as `guides.summary`.
 */
export async function writeAsEditor(
  { collections, globals }: SanitizedConfig,
  ask: Ask,
  text: string,
): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const { slug, flattenedFields: fields } of collections) {
    const response = await ask('GET', `/cms-api/${slug}?limit=${documents}&depth=0`);
    const { docs = [] } = (await response.json()) as { docs?: (Values & { id: string })[] };
    for (const [index, document] of docs.entries()) {
      // Names are unique.
      const write = { method: 'PATCH', path: `/cms-api/${slug}/${document.id}`, fields, document };
      for (const path of await writeDocument(ask, write, index === 0 ? text : `${text}${index}`))
        taken.add(`${slug}.${path}`);
    }
  }
  for (const { slug, flattenedFields: fields } of globals) {
    const path = `/cms-api/globals/${slug}`;
    const document = (await (await ask('GET', `${path}?depth=0`)).json()) as Values;
    for (const each of await writeDocument(ask, { method: 'POST', path, fields, document }, text))
      taken.add(`${slug}.${each}`);
  }
  return taken;
}

type Write = {
  method: string;
  path: string;
  fields: readonly FlattenedField[];
  document: Values;
};

/** What makes a document public, or lets it stay so. */
function publishing(document: Values): Values {
  return {
    ...('_status' in document && { _status: 'published' }),
    ...('isSignedOff' in document && { isSignedOff: true }),
  };
}

/** The fields that took the text: all that the server neither refuses nor leaves as they are. */
async function writeDocument(
  ask: Ask,
  { method, path, fields, document }: Write,
  text: string,
): Promise<string[]> {
  const except = new Set(secrets);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { data, paths } = fillIn(fields, document, { text, except });
    if (paths.length === 0) return [];
    const response = await ask(method, `${path}?depth=0`, { ...data, ...publishing(document) });
    const answer = (await response.json()) as Answer;
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
    if (response.ok) {
      const stored = fillIn(fields, answer.doc ?? answer.result ?? {}, { text, except });
      return paths.filter((each) => !stored.changed.includes(each)).map(withoutIndices);
    }
    const refused = answer.errors?.flatMap(({ data: of }) => of?.errors ?? []) ?? [];
    const next = refused.flatMap((each) => nearestIn(each.path, except) ?? []);
    // Refused as a whole.
    if (next.length === 0) return [];
    for (const each of next) except.add(each);
  }
  throw new Error(`${path} goes on refusing fields.`);
}

type Answer = {
  doc?: Values;
  result?: Values;
  errors?: { data?: { errors?: { path: string }[] } }[];
};

function withoutIndices(path: string): string {
  return path.replaceAll(/\.\d+/g, '');
}

/** The path, or the nearest group around it that is not excepted yet: what was left out may be needed beside the rest. */
function nearestIn(path: string, except: ReadonlySet<string>): string | undefined {
  if (!except.has(path)) return path;
  const end = path.lastIndexOf('.');
  return end < 0 ? undefined : nearestIn(path.slice(0, end), except);
}

/** Writes a text wherever visitors may, and approves the review that waits then; returns what took it. */
export async function writeAsVisitor(url: string, ask: Ask, text: string): Promise<string[]> {
  const [{ slug }] = (await readJson(`${url}/api/companies`)) as [{ slug: string }];
  const [{ id }] = (await readJson(`${url}/api/products`)) as [{ id: string }];
  const line = text.replaceAll(/[\r\n]+/g, ' ');
  const email = 'pat@reader.example';
  const forms = {
    [`providers/${slug}/reviews`]: {
      rating: 1,
      title: line,
      content: `${text} ${text}`,
      customerName: line,
      location: line,
      consent: true,
    },
    [`products/${id}/corrections`]: {
      whatIsWrong: 'price',
      whatIsRight: text,
      link: `https://clinic.example/?${line}`,
    },
    'contact-messages': { name: line, email, subject: line, message: text },
    complaints: { name: line, email, complaint: text },
  };
  const taken: string[] = [];
  for (const [path, body] of Object.entries(forms)) {
    const response = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      // The limits of each network address are not what is tried.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': anyAddress() },
      body: JSON.stringify(body),
    });
    if (response.ok) taken.push(path.replace(/.*\//, ''));
  }
  const waiting = await ask('GET', '/cms-api/reviews?where[status][equals]=pending&limit=1');
  const { docs } = (await waiting.json()) as { docs: { id: string; updatedAt: string }[] };
  const rows = docs.map((review) => ({ id: review.id, updatedAt: review.updatedAt }));
  await ask('POST', '/cms-api/moderation/approve', { rows });
  return taken;
}

function anyAddress(): string {
  return ['2001', 'db8', ...Array.from({ length: 6 }, () => randomInt(0xffff).toString(16))].join(
    ':',
  );
}

async function readJson(address: string): Promise<unknown> {
  return (await fetch(address)).json();
}
