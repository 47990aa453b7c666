import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { tryFolder } from '#server/try-folder.ts';
import { type MailTransport, type MailTransportPlugin, NO_READING } from './mail-transport.ts';

/** Files in the data folder, where nothing else is set up. */
export const mailFolder: MailTransportPlugin = {
  id: 'folder',
  settings: {},
  open: (_settings, { dataDir }) => folderTransport(join(dataDir, 'mail')),
};

/** Writes each mail into a folder, where any mail program opens it. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ ...NO_READING, streamTransport: true, buffer: true });
  return {
    way: { kind: 'folder', place: basename(folder) },
    async send({ fileName, ...letter }) {
      const { message } = await transport.sendMail(letter);
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${fileName}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    async check() {
      await tryFolder(folder);
      return `written into ${folder}`;
    },
    close: () => undefined,
  };
}
