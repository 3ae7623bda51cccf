import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { programOf } from './program-of.ts';
import { WorkerEnded, type StartWorker, type Worker } from './worker.ts';

/**
 * How the process of a source file is started, which answers by `answerQuestions`. What strangers have written is read in
 * one: a thread that asks at once for much more memory than it may have ends the process that it is part of, for Node gives
 * it 16 MB more and V8 ends what does not do with them. It gets
 * no secrets of our environment.
 */
export function processOf(url: URL): StartWorker<undefined> {
  const program = programOf(url);
  const [file, loader] =
    'built' in program ? [program.built, []] : [fileURLToPath(program.source), ['--import', 'tsx']];
  return ({ resourceLimits }) =>
    new WorkerProcess(
      fork(file, [], {
        execArgv: [...loader, `--max-old-space-size=${resourceLimits?.maxOldGenerationSizeMb}`],
        env: { NODE_ENV: process.env.NODE_ENV },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      }),
    );
}

/** How much is kept of what a process writes as it fails, in characters. */
const maxWords = 4000;

class WorkerProcess extends EventEmitter implements Worker {
  constructor(private readonly child: ChildProcess) {
    super();
    let words = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-maxWords);
    });
    child.on('message', (answer) => this.emit('message', answer));
    child.on('error', (error) => this.emit('error', error));
    child.on('close', (code, signal) => {
      this.emit('error', whyEnded(code ?? signal, words));
    });
  }

  postMessage(question: unknown): void {
    this.child.send(question as Serializable);
  }

  async terminate(): Promise<void> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  ref(): void {
    for (const handle of this.handles()) handle?.ref();
  }

  unref(): void {
    for (const handle of this.handles()) handle?.unref();
  }

  private handles() {
    const { child } = this;
    return [child, child.channel, child.stderr instanceof Socket ? child.stderr : undefined];
  }
}

/** V8 ends what has no memory left by SIGABRT, and the system, which may have none left either, by SIGKILL. */
function whyEnded(how: number | NodeJS.Signals | null, words: string): Error {
  if (how === 'SIGABRT' || how === 'SIGKILL') return new WorkerEnded('memory');
  return new Error(`A process that reads ended with ${how}: ${words}`);
}
