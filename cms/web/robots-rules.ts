/** What a group of a robots.txt may say that we obey. */
const obeyed = new Set(['allow', 'disallow', 'crawl-delay']);

/**
 * What a robots.txt says to one robot, as a file that says it to everybody: the rules of the groups that name it, or else
 * of those for all (RFC 9309, 2.2.1). It takes time and memory in proportion to the text, which may name thousands of
 * robots before thousands of rules: robots-parser would keep each rule for each of them.
 */
export function rulesFor(robot: string, text: string): string {
  const rules = new Map<string, string[]>();
  const [named, everybody] = [robot.toLowerCase(), '*'];
  const group = new Set<string>();
  let hasRules = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { name, value } = readLine(line);
    if (name === 'user-agent') {
      if (hasRules) group.clear();
      hasRules = false;
      const [product = ''] = value.split('/', 1);
      const agent = product.trim().toLowerCase();
      if (agent === named || agent === everybody) group.add(agent);
    } else if (obeyed.has(name)) {
      hasRules = true;
      for (const agent of group) {
        const known = rules.get(agent) ?? [];
        known.push(`${name}: ${value.replace(/\*+/g, '*')}`);
        rules.set(agent, known);
      }
    }
  }
  const ours = rules.get(named) ?? rules.get(everybody) ?? [];
  return ['user-agent: *', ...ours].join('\n');
}

/** A line as far as its comment; without a name if it says nothing. */
function readLine(line: string): { name: string; value: string } {
  const [said = ''] = line.split('#', 1);
  const colon = said.indexOf(':');
  const name = said.slice(0, Math.max(0, colon));
  return { name: name.trim().toLowerCase(), value: said.slice(colon + 1).trim() };
}
