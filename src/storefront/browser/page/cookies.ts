/** Whether the browser holds a cookie that scripts may read. */
export function hasCookie(name: string): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}
