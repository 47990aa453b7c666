/** Asks one question after another; the last press sends the form as it would be sent without it. */
export function enhance(form: Element): void {
  if (!(form instanceof HTMLFormElement)) return;
  const questions = [...form.querySelectorAll<HTMLFieldSetElement>('[data-question]')];
  const part = (name: string) => form.querySelector<HTMLElement>(`[data-${name}]`);
  const back = part('back');
  let at = 0;

  const tell = (text: string) => {
    const place = questions[at]?.querySelector('[data-fault]');
    if (place) place.textContent = text;
  };

  function show(index: number) {
    at = index;
    for (const [place, question] of questions.entries()) question.hidden = place !== index;
    const isLast = index === questions.length - 1;
    if (back) back.hidden = index === 0;
    part('next')?.toggleAttribute('hidden', isLast);
    part('finish')?.toggleAttribute('hidden', !isLast);
  }

  function go(index: number) {
    show(index);
    const heading = questions[index]?.querySelector<HTMLElement>('[data-heading]');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  // Its own faults would point at questions that do not show.
  form.noValidate = true;
  form.addEventListener('change', () => tell(''));
  form.addEventListener('submit', (event) => {
    const question = questions[at];
    const isAnswered = !question?.querySelector('input') || question.querySelector(':checked');
    if (isAnswered && at === questions.length - 1) return;
    event.preventDefault();
    if (isAnswered) {
      go(at + 1);
      return;
    }
    tell(form.dataset['missing'] ?? '');
    question?.querySelector('input')?.focus();
  });
  back?.addEventListener('click', () => go(at - 1));
  form.dataset['live'] = '';
  show(0);
}
