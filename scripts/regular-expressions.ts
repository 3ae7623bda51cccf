import { checkSync } from 'recheck';
import ts from 'typescript';

// The default backend would look for Java or a native binary.
process.env.RECHECK_SYNC_BACKEND = 'pure';

export type RegularExpression = {
  /** Its location: `cms/prices/file/read-row.ts:12`. */
  place: string;
  /** Its source text. */
  text: string;
  /** Undefined if it is constructed at run time. */
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

/** Why an expression may take more than linear time; undefined if it does not. */
export function problemOf({ place, text, pattern }: RegularExpression): string | undefined {
  if (!pattern) {
    return `${place}: ${text} is constructed at run time. Use a literal, so that it can be checked.`;
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
  return `${place}: ${text} ${reason}. Use a linear one, or no regular expression.`;
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
