import { checkSync } from 'recheck';
import ts from 'typescript';

// Elsewhere it would look for Java or a program of its own.
process.env.RECHECK_SYNC_BACKEND = 'pure';

export type RegularExpression = {
  /** Where it stands: `cms/prices/file/read-row.ts:12`. */
  place: string;
  /** As it is written. */
  text: string;
  /** Nothing where it is made while the program runs. */
  pattern?: { source: string; flags: string };
};

/** The regular expressions of a TypeScript file. */
export function findRegularExpressions(path: string, code: string): RegularExpression[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: RegularExpression[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      add(node, { source, flags });
    } else if (isConstruction(node)) {
      const [source, flags] = node.arguments ?? [];
      if (!source || !ts.isRegularExpressionLiteral(source)) add(node, writtenOut(source, flags));
    }
    ts.forEachChild(node, visit);
  }

  function add(node: ts.Node, pattern: RegularExpression['pattern']): void {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${path}:${line + 1}`, text: node.getText(), pattern });
  }
}

/** Why an expression may hold the process for long on some text; nothing if it takes time in proportion to its length. */
export function problemOf({ place, text, pattern }: RegularExpression): string | undefined {
  if (!pattern) {
    return `${place}: ${text} is made while the program runs. Write it out, so that it can be checked.`;
  }
  const { status, ...found } = checkSync(pattern.source, pattern.flags, {
    checker: 'automaton',
    timeout: 60_000,
  });
  if (status === 'safe') return undefined;
  const reason =
    'attack' in found && found.attack
      ? `takes ${found.complexity?.summary} time, as on ${found.attack.pattern}`
      : 'could not be checked';
  return `${place}: ${text} ${reason}. Write one that takes linear time, or use none.`;
}

function isConstruction(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'RegExp'
  );
}

function writtenOut(
  source: ts.Expression | undefined,
  flags: ts.Expression | undefined,
): RegularExpression['pattern'] {
  if (!source || !ts.isStringLiteralLike(source)) return undefined;
  if (flags && !ts.isStringLiteralLike(flags)) return undefined;
  return { source: source.text, flags: flags?.text ?? '' };
}
