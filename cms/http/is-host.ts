let lastHost: string | undefined;

/** Whether a text is a host as in `Host: directory.example:443`. */
export function isHost(text: string): boolean {
  // Nearly all requests name the same one.
  if (text === lastHost) return true;
  const is = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(text) && URL.canParse(`http://${text}`);
  if (is) lastHost = text;
  return is;
}
