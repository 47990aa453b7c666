import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FontFacts } from '#domain/theme/own-fonts.ts';
import { startProgram } from '#server/programs.ts';
import type { Pixels, Preview } from './picture.ts';
import type { Canvas } from './placed-picture.ts';
import type { PlannedFile, VariantFormat } from './variant-plan.ts';

/** One step of work on a picture. Pictures lie in files, which a message names. */
export type PictureStep =
  | { step: 'inspect'; source: string }
  | { step: 'font'; source: string }
  | { step: 'rewrite'; source: string; target: string; mime: string }
  | { step: 'place'; source: string; target: string; canvas: Canvas }
  | {
      step: 'encode';
      source: string;
      target: string;
      file: PlannedFile;
      format: VariantFormat;
    };

/** A picture as it is seen, at full size. */
export interface Inspected extends Pick<Pixels, 'width' | 'height' | 'channels'> {
  preview: Preview;
}

export type StepAnswer =
  | { isDone: true; found: Inspected | FontFacts | null }
  | { isDone: false; message: string; code?: string };

/** What a step finds out. */
type Found = Inspected | FontFacts | null;

/** A file that is worked on. Every step may fail because of what it is. */
export interface OpenPicture {
  /** null when it has too many pixels to be decoded. */
  inspect(): Promise<Inspected | null>;
  /** As `readFontFacts`, where the file is a font. */
  readFont(): Promise<FontFacts>;
  /** As `rewritePicture`. */
  rewrite(mime: string): Promise<Buffer>;
  /** As `placePicture`. */
  place(canvas: Canvas): Promise<Buffer>;
  /** As `encodeVariant`. */
  encode(file: PlannedFile, format: VariantFormat): Promise<Buffer>;
}

/** Work on pictures, in a process of its own. */
export interface Pictures {
  open<T>(bytes: Buffer, task: (picture: OpenPicture) => Promise<T>): Promise<T>;
  /** Ends the process; the step at hand fails, and so does every later one. */
  close(): Promise<void>;
}

interface PicturesParts {
  /** Folder for pictures that are worked on; what a killed process leaves there is swept. */
  folder: string;
  log: FastifyBaseLogger;
  /** The process ends when nobody has asked for anything for so long. */
  idleMs?: number;
  /** A step that takes longer has stopped, whatever the picture library promised. */
  stepMs?: number;
}

/**
 * Decoding takes memory that an allocator does not give back, keeps a core busy, and meets files that
 * strangers made. So it is done by a process that is started when there is a picture, takes one core
 * at low priority, knows no setting and no secret, and ends soon after (decision 045). A picture that
 * kills it fails alone: the next step starts another one.
 */
export function createPictures({
  folder,
  log,
  idleMs = 10_000,
  stepMs = 120_000,
}: PicturesParts): Pictures {
  let running: ChildProcess | null = null;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;
  /** The step at hand: one at a time, in the order in which they were asked for. */
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const child = startProgram(import.meta, 'picture-process', {
      // One thread decodes; and a picture that takes the process over finds nothing to know.
      env: { UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(child);
    child.once('exit', (code, signal) => {
      if (running !== child) return;
      running = null;
      log.warn({ code, signal }, 'the picture process ended by itself');
    });
    return child;
  }

  async function end(): Promise<void> {
    const child = running;
    running = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async function run(step: PictureStep): Promise<Found> {
    if (isClosed) throw new Error('the work on pictures has ended');
    clearTimeout(idle);
    running ??= start();
    const child = running;
    keepAlive(child, true);
    const timer = setTimeout(() => child.kill('SIGKILL'), stepMs);
    try {
      return resultOf(await answerOf(child, step));
    } finally {
      clearTimeout(timer);
      keepAlive(child, false);
      idle = setTimeout(end, idleMs).unref();
    }
  }

  function ask(step: PictureStep): Promise<Found> {
    const mine = last.then(() => run(step));
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    async open(bytes, task) {
      const place = join(folder, randomUUID());
      const source = join(place, 'source');
      const target = join(place, 'made');
      try {
        await mkdir(place, { recursive: true });
        await writeFile(source, bytes);
        return await task({
          async inspect() {
            const found = await ask({ step: 'inspect', source });
            return found && 'preview' in found ? found : null;
          },
          async readFont() {
            const found = await ask({ step: 'font', source });
            if (!found || !('family' in found)) throw new Error('nothing was read of the font');
            return found;
          },
          async rewrite(mime) {
            await ask({ step: 'rewrite', source, target, mime });
            return readFile(target);
          },
          async place(canvas) {
            await ask({ step: 'place', source, target, canvas });
            return readFile(target);
          },
          async encode(file, format) {
            await ask({ step: 'encode', source, target, file, format });
            return readFile(target);
          },
        });
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await end();
    },
  };
}

/** Rejects when the process ends, or cannot be started, in place of an answer. */
function answerOf(child: ChildProcess, step: PictureStep): Promise<StepAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`the picture process ended (${signal ?? `code ${code}`})`)));
    const onError = (error: Error) => settle(() => reject(error));
    const onMessage = (answer: StepAnswer) => settle(() => resolve(answer));
    const settle = (how: () => void) => {
      child.off('exit', onExit).off('error', onError).off('message', onMessage);
      how();
    };
    child.on('exit', onExit).on('error', onError).on('message', onMessage);
    // One that has just ended says so by its exit.
    child.send(step, () => undefined);
  });
}

function resultOf(answer: StepAnswer): Found {
  if (answer.isDone) return answer.found;
  const { message, code } = answer;
  throw Object.assign(new Error(message), code === undefined ? {} : { code });
}

/** Whether this process has to wait for that one before it may end. */
function keepAlive(child: ChildProcess, isNeeded: boolean) {
  if (isNeeded) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Before it makes threads, which take their priority from the one that makes them. */
function lowerPriority({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
