/** Answers what the process that has started this one asks, one question after the other, until that one ends. */
export function answerQuestions(answer: (question: never) => unknown): void {
  process.on('message', (question) => void send(question as never));

  async function send(question: never): Promise<void> {
    process.send?.(await answer(question));
  }
}
