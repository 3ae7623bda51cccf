/** The `Message-ID`s of what a mail server has accepted for each address; a message that was sent again has one. */
export function messageIds(accepted: readonly Buffer[]): Map<string, Set<string>> {
  const idsByRecipient = new Map<string, Set<string>>();
  for (const bytes of accepted) {
    const head = bytes.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
    const recipient = /^To: (\S+)/m.exec(head)?.[1] ?? '';
    const id = /^Message-ID:\s+(\S+)/m.exec(head)?.[1] ?? '';
    idsByRecipient.set(recipient, (idsByRecipient.get(recipient) ?? new Set()).add(id));
  }
  return idsByRecipient;
}
