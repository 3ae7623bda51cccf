import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Payload writes migrations that import types as if they were values, which `verbatimModuleSyntax` does not drop. */
const folder = 'cms/migrations';
for (const name of readdirSync(folder).filter((each) => each.endsWith('.ts'))) {
  const file = path.join(folder, name);
  const source = readFileSync(file, 'utf8');
  const typed = source.replace(
    /(?<=import \{.*)(?<!type )\b(Migrate(?:Up|Down)Args)\b(?=.*\} from)/g,
    'type $1',
  );
  if (typed !== source) writeFileSync(file, typed);
}
