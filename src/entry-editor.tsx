import { createBackOffice } from './back-office/back-office.ts';
import { ADMIN_ROOT_ID, EDITOR_DATA_ID, type EditorData } from './back-office/editor-data.ts';

/** The start data of a back-office page, written by our server. */
function readEditorData(): EditorData {
  return JSON.parse(document.getElementById(EDITOR_DATA_ID)?.textContent ?? '');
}

const data = readEditorData();
const backOffice = createBackOffice(data);
const form = document.querySelector<HTMLFormElement>('[data-admin-login]');
const setup = document.querySelector<HTMLElement>('[data-admin-setup]');
const reset = document.querySelector<HTMLElement>('[data-admin-reset]');
const admin = document.getElementById(ADMIN_ROOT_ID);
if (form)
  void import('./back-office/admin-login.ts').then(({ watchAdminLogin }) =>
    watchAdminLogin(form, backOffice),
  );
else if (setup)
  void import('./back-office/admin-setup.ts').then(({ watchAdminSetup }) =>
    watchAdminSetup(setup, backOffice),
  );
else if (reset)
  void import('./back-office/admin-reset.ts').then(({ watchAdminReset }) =>
    watchAdminReset(reset, backOffice),
  );
else if (admin)
  void import('./back-office/open-admin.ts').then(({ openAdmin }) =>
    openAdmin(admin, data, backOffice),
  );
else
  void import('./back-office/open-editor.ts').then(({ openEditor }) =>
    openEditor(data, backOffice),
  );
