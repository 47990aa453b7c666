import { useTexts } from '#kit/back-office-context.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { failureText } from '../screen.tsx';
import styles from './refusal.module.css';

interface RefusalProps {
  failure: ApiFailure | null;
  /** Said instead of the server's sentence, where we know better what is wrong. */
  text?: string | undefined;
}

/** Why the server refused; nothing while it has not. */
export function Refusal({ failure, text }: RefusalProps) {
  const t = useTexts();
  if (!failure) return null;
  return (
    <p className={styles['refusal']} role="alert">
      {text ?? failureText(failure, t)}
    </p>
  );
}
