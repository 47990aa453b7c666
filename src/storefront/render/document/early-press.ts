/** How long a press waits for the script of its form before the form says that it did not come. */
const PATIENCE_MS = 10_000;

/**
 * Keeps the press of a form that cannot do without its script, such as a login with a captcha, until
 * that script has come: it takes the mark `data-early` away and sends the form itself if it was pressed.
 */
export const EARLY_PRESS = `<script>addEventListener('submit',event=>{const form=event.target;if(!('early' in form.dataset))return;event.preventDefault();if(form.dataset.early)return;form.dataset.early='pressed';setTimeout(()=>{if(!form.dataset.early)return;form.dataset.early='';form.querySelector('[role=alert]').textContent=form.dataset.offline},${PATIENCE_MS})})</script>`;
