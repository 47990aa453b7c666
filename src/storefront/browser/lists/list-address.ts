type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Address of the list that the forms of it describe: one key per attribute with its values separated
 * by commas (FILT-01). What is as it is without a choice is left out, so is the page: every
 * change leads to the first (FILT-03, LIST-08).
 */
export function listAddress(list: Element): string {
  const controls = [...list.querySelectorAll('form[data-list-form]')].flatMap(controlsOf);
  const shown = new Set(controls.filter((control) => !isHidden(control)).map(({ name }) => name));
  const counted = controls.filter((control) => !(isHidden(control) && shown.has(control.name)));
  const query = new URLSearchParams();
  for (const name of new Set(counted.map((control) => control.name))) {
    const values = valuesOf(counted.filter((control) => control.name === name));
    if (values.length > 0) query.set(name, values.join());
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? location.pathname : `${location.pathname}?${text}`;
}

function controlsOf(form: Element): Control[] {
  return [...form.querySelectorAll<Control>('input[name], select[name]')];
}

function isHidden({ type }: Control): boolean {
  return type === 'hidden';
}

function valuesOf(controls: readonly Control[]): string[] {
  if (controls.every(isAtRest)) return [];
  const chosen = controls.filter(
    (control) => !(control instanceof HTMLInputElement && isUnticked(control)),
  );
  const values = chosen.map(({ value }) => value);
  return isRange(chosen) ? values : [...new Set(values)];
}

function isRange(controls: readonly Control[]): boolean {
  return controls.some((control) => control instanceof HTMLInputElement && control.max !== '');
}

function isUnticked({ type, checked }: HTMLInputElement): boolean {
  return type === 'checkbox' && !checked;
}

/** The first of two ends rests at its lowest, the second at its highest value. */
function isAtRest(control: Control, index: number): boolean {
  if (control instanceof HTMLSelectElement) return control.value === control.dataset['initial'];
  if (control.max === '') return isUnticked(control);
  return control.value === (index === 0 ? control.min : control.max);
}
