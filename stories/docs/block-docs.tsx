import type { ReactNode } from 'react';
import type { AnyBlock } from '#runtime/define-block.ts';
import { adviceOf } from '../advice/index.ts';
import styles from './block-docs.module.css';
import { type FieldFact, fieldFacts } from './facts/field-facts.ts';
import { dutyWords, placeWords, slotFacts } from './facts/place-facts.ts';

/** When a block is right, and when something else is. */
export function BlockAdvice({ block }: { block: AnyBlock }) {
  const advice = adviceOf(block.type);
  if (!advice) return null;
  return (
    <div className={styles['advice']}>
      <Part title="Use it when">
        <p>{advice.when}</p>
      </Part>
      <Part title="Something else is better">
        <p>{advice.not}</p>
      </Part>
      <Part title="Do">
        <Sentences of={advice.do} />
      </Part>
      <Part title="Don’t">
        <Sentences of={advice.dont} />
      </Part>
    </div>
  );
}

/** What follows from a block's definition: its fields, slots, duties and places. */
export function BlockFacts({ block }: { block: AnyBlock }) {
  const facts = fieldFacts(block);
  const duties = dutyWords(block);
  return (
    <>
      <Part title="Fields">
        <FieldTable facts={facts.filter(({ isCommon }) => !isCommon)} />
        <details className={styles['common']}>
          <summary>Options that every section has</summary>
          <FieldTable facts={facts.filter(({ isCommon }) => isCommon)} />
        </details>
      </Part>
      <SlotTable block={block} />
      <Part title="Where it may stand">
        <Sentences of={placeWords(block)} />
      </Part>
      <Part title="Duties on its page">
        <Sentences of={duties.length > 0 ? duties : ['None.']} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Sentences({ of: sentences }: { of: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function FieldTable({ facts }: { facts: readonly FieldFact[] }) {
  if (facts.length === 0) return <p>None.</p>;
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it takes</th>
            <th scope="col">At first</th>
            <th scope="col">On phones</th>
            <th scope="col">By language</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <FieldRow key={fact.path} fact={fact} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FieldRow({ fact }: { fact: FieldFact }) {
  const { path, labels, help, kind, choices, condition, initial, phones, translated } = fact;
  const depth = path.split('.').length - 1;
  return (
    <tr>
      <th scope="row" style={{ paddingInlineStart: `${depth + 0.5}rem` }}>
        {labels[0]}
        <span className={styles['small']} lang="hr">
          {labels[1]}
        </span>
        <code className={styles['small']}>{path}</code>
      </th>
      <td>
        {choices.length > 0 ? `${kind}: ${choices.join(', ')}` : kind}
        {[help, condition].filter(Boolean).map((line) => (
          <span key={line} className={styles['small']}>
            {line}
          </span>
        ))}
      </td>
      <td>{initial}</td>
      <td>{phones}</td>
      <td>{translated ? 'Translated' : 'The same'}</td>
    </tr>
  );
}

function SlotTable({ block }: { block: AnyBlock }) {
  const slots = slotFacts(block);
  if (slots.length === 0) return null;
  return (
    <Part title="Slots">
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Slot</th>
              <th scope="col">Takes</th>
              <th scope="col">How many</th>
            </tr>
          </thead>
          <tbody>
            {slots.map(({ name, label, accepts, amount, condition }) => (
              <tr key={name}>
                <th scope="row">
                  {label}
                  <code className={styles['small']}>{name}</code>
                </th>
                <td>
                  {accepts}
                  {condition && <span className={styles['small']}>{condition}</span>}
                </td>
                <td>{amount || 'Any number'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
