/**
 * Goes on to a provider of payments (PAY-14). The server's HTML is taken apart into address and
 * hidden fields, so nothing else of it can reach the page (S15).
 */
export function submitHosted(html: string): void {
  const given = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  if (!given) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = given.getAttribute('action') ?? '';
  form.hidden = true;
  for (const { name, value } of given.querySelectorAll('input')) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
