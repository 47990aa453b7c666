/**
 * Fetches a file of this site and hands it to the browser as a download (MAIL-04). Rejects when it
 * cannot be had.
 */
export async function downloadFile(href: string, fileName: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`Izlog: the file answers ${response.status}.`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
