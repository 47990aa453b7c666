import { useRef, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  type FoundElement,
  type FoundInContent,
  findInContent,
  type ReplacingOutcome,
  replaceInContent,
  undoReplacing,
} from '#schemas/api/replacing.ts';
import type { Replacing } from '#schemas/content/replacing.ts';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { useSend } from '../../../dialogs/use-send.ts';
import { Screen } from '../../../screen.tsx';
import { type Chosen, FoundList, useElementName } from './found-list.tsx';
import styles from './replacing.module.css';
import { hasReplacement, isSame, NOTHING_SOUGHT, type Sought, soughtOf } from './sought.ts';
import { SoughtForm, Switch } from './sought-form.tsx';
import { useReplacingTexts } from './use-replacing-texts.ts';

/** What was found for what. */
interface Result extends FoundInContent {
  replacing: Replacing;
}

/** Words, links and pictures of all content, found and replaced in one go. */
export function ReplacingScreen() {
  const { api } = useBackOffice();
  const say = useReplacingTexts();
  const [sought, setSought] = useState<Sought>(NOTHING_SOUGHT);
  const [isChecked, setChecked] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { failure, send } = useSend();

  async function search() {
    const replacing = soughtOf(sought);
    setChecked(true);
    if (!replacing) return;
    setBusy(true);
    const { language } = sought;
    const body = { replacing, ...(language && { language }) };
    await send(
      () => api.call(findInContent, { body }),
      (found) => {
        setResult({ ...found, replacing });
        setChosen(everyPlace(found.elements));
        setDone(null);
      },
    );
    setBusy(false);
  }

  return (
    <Screen title={say('replacing.title')} intro={say('replacing.intro')} width="narrow">
      <SoughtForm
        sought={sought}
        isBusy={isBusy}
        isChecked={isChecked}
        onSearch={() => void search()}
        onChange={(next) => {
          setSought(next);
          // What is shown was found for something else by now.
          setResult(null);
        }}
      />
      <Refusal failure={failure} />
      <div role="status">
        {result && !done && <p className={styles['sum']}>{sumOf(result, say)}</p>}
      </div>
      {result && !done && result.elements.length > 0 && (
        <>
          <FoundList {...{ ...result, chosen }} onChange={setChosen} />
          <Replacer {...{ result, chosen }} onDone={setDone} />
        </>
      )}
      {done && <DoneNote done={done} onAgain={() => void search()} />}
    </Screen>
  );
}

type Say = ReturnType<typeof useReplacingTexts>;

function sumOf({ elements, hasMore }: FoundInContent, say: Say): string {
  const count = elements.reduce((sum, { places }) => sum + places.length, 0);
  if (count === 0) return say('replacing.nothing');
  const sum = say('replacing.found', { count, elements: elements.length });
  return hasMore ? `${sum} ${say('replacing.more', { count: elements.length })}` : sum;
}

function everyPlace(elements: readonly FoundElement[]): Chosen {
  return Object.fromEntries(
    elements.map(({ id, places }) => [id, new Set(places.map(({ key }) => key))]),
  );
}

interface Done extends ReplacingOutcome {
  elements: readonly FoundElement[];
}

interface ReplacerProps {
  result: Result;
  chosen: Chosen;
  onDone(done: Done): void;
}

/** The bar that replaces what was chosen. */
function Replacer({ result, chosen, onDone }: ReplacerProps) {
  const { api } = useBackOffice();
  const say = useReplacingTexts();
  const [publish, setPublish] = useState(false);
  const { failure, send } = useSend();
  const { replacing } = result;
  const elements = result.elements.flatMap(({ id, rev }) => {
    const keys = [...(chosen[id] ?? [])];
    return keys.length > 0 ? [{ id, rev, keys }] : [];
  });
  const count = elements.reduce((sum, { keys }) => sum + keys.length, 0);
  const lacks = !hasReplacement(replacing) || isSame(replacing);

  const replace = () =>
    send(
      () => api.call(replaceInContent, { body: { replacing, publish, elements } }),
      (outcome) => onDone({ ...outcome, elements: result.elements }),
    );

  return (
    <div className={styles['bar']}>
      <Switch label={say('replacing.publish')} checked={publish} onChange={setPublish} />
      <Button
        kind="primary"
        size="l"
        disabled={count === 0 || lacks}
        onClick={() => void replace()}
      >
        {say('replacing.do', { count })}
      </Button>
      {lacks && <p className={styles['hint']}>{say('replacing.noReplacement')}</p>}
      <Refusal failure={failure} />
    </div>
  );
}

interface DoneNoteProps {
  done: Done;
  onAgain(): void;
}

/** What was done, what was left alone and why; one press takes it back. */
function DoneNote({ done, onAgain }: DoneNoteProps) {
  const { api } = useBackOffice();
  const say = useReplacingTexts();
  const nameOf = useElementName();
  const title = useRef<HTMLHeadingElement>(null);
  const [undone, setUndone] = useState<ReplacingOutcome | null>(null);
  const { failure, send } = useSend();
  const { changed, left } = undone ?? done;
  const named = (id: number) => {
    const element = done.elements.find((one) => one.id === id);
    return element ? nameOf(element) : `#${id}`;
  };
  const published = changed.filter(({ isPublic }) => isPublic).length;

  const undo = () =>
    send(
      () => api.call(undoReplacing, { body: { changed: done.changed } }),
      (outcome) => {
        setUndone(outcome);
        title.current?.focus();
      },
    );

  return (
    <section className={styles['done']} aria-labelledby="replacing-done">
      <h2
        id="replacing-done"
        tabIndex={-1}
        ref={(heading) => {
          if (heading && title.current !== heading) heading.focus();
          title.current = heading;
        }}
      >
        {say(undone ? 'replacing.undone' : 'replacing.done', { count: changed.length })}
      </h2>
      {!undone && changed.length > 0 && (
        <p>{say('replacing.state', { published, drafts: changed.length - published })}</p>
      )}
      {left.length > 0 && (
        <>
          <p>{say('replacing.left', { count: left.length })}</p>
          <ul>
            {left.map(({ id, reason, message }) => (
              <li key={id}>
                <b>{named(id)}</b> {say(`replacing.left.${reason}`)} {message}
              </li>
            ))}
          </ul>
        </>
      )}
      <Refusal failure={failure} />
      <div className={styles['tools']}>
        {!undone && done.changed.length > 0 && (
          <Button size="l" onClick={() => void undo()}>
            {say('replacing.undo')}
          </Button>
        )}
        <Button size="l" kind="quiet" onClick={onAgain}>
          {say('replacing.again')}
        </Button>
      </div>
    </section>
  );
}
