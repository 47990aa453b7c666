import styles from './prose.module.css';

/** Words that came as HTML which the server has cleaned. */
export function Prose({ html }: { html: string }) {
  if (html.trim() === '') return null;
  return (
    <div
      className={styles['prose']}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server when it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
