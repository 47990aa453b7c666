/** Questions of a quiz, and answers to each of them, at most. */
export const MAX_QUESTIONS = 8;
export const MAX_ANSWERS = 6;

/** Query keys with the answers to a quiz: `?q1=2&q2=1` is the second answer, then the first. */
export const QUIZ_KEYS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'] as const;

/** Place of an answer, from 0; undefined for what names none. */
export function quizAnswer(value: string | undefined): number | undefined {
  const place = /^[1-9]$/.test(value ?? '') ? Number(value) : 0;
  return place >= 1 && place <= MAX_ANSWERS ? place - 1 : undefined;
}

/** Whether an address holds an answer to a quiz. */
export function isQuizAnswered(query: Readonly<Record<string, string>>): boolean {
  return QUIZ_KEYS.some((key) => query[key] !== undefined);
}
