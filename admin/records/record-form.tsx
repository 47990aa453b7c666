import { useState } from 'react';
import { type Control, type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { Button } from '#kit/ui/button.tsx';
import { Segmented } from '#kit/ui/segmented.tsx';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { useAdmin } from '../admin-context.ts';
import { LeaveDialog } from '../dialogs/leave-dialog.tsx';
import { Card, failureText } from '../screen.tsx';
import { useUndoNotice } from '../screens/settings/use-undo-notice.ts';
import { ContentLocaleContext } from './controls/texts-control.tsx';
import { saveRecord } from './record-calls.ts';
import { RecordField } from './record-field.tsx';
import styles from './record-form.module.css';
import { type FieldGroup, idOf, type RecordData, type RecordKind } from './record-kind.ts';
import { changedValues, faultsOf, valuesToSend } from './record-values.ts';
import { useProposedSlug } from './use-proposed-slug.ts';

interface RecordFormProps {
  kind: RecordKind;
  /** Null for a new one. */
  record: RecordData | null;
  onSaved(record: RecordData): void;
  /** The record is as before by another way. */
  onUndone?: (() => void) | undefined;
}

/** The fields of a record; only what was changed is sent. */
export function RecordForm({ kind, record, onSaved, onUndone }: RecordFormProps) {
  const { api, t } = useBackOffice();
  const sayChanged = useUndoNotice(kind.settings !== undefined);
  const { locale } = useAdmin();
  const groups = (record ? kind.groups : kind.newGroups) ?? kind.groups;
  const rules = record ? (kind.updateRules ?? kind.createRules) : kind.createRules;
  const fields = groups.flatMap((group) => group.fields);
  const [contentLocale, setContentLocale] = useState<Locale>(DEFAULT_LOCALE);
  const [refusal, setRefusal] = useState('');
  const form = useForm<Values>({
    values: { fields: record ?? kind.blank ?? {} },
    resolver: resolverOf(({ fields: values }) =>
      rules ? faultsOf(kind.name, rules, fields, values, t) : {},
    ),
  });
  const { control, handleSubmit, setError, reset } = form;
  const { isDirty, isSubmitting } = form.formState;
  const hasField = (name: string) => fields.some((field) => field.name === name);
  useProposedSlug(form, record === null && hasField('slug') && hasField('names'));
  const hasTexts = fields.some(
    (field) => field.control === 'texts' || field.control === 'longTexts',
  );

  function showFaults({ error }: ApiFailure) {
    for (const [path, rule] of Object.entries(error.payload.fields ?? {})) {
      const name = path.split('.')[0] ?? path;
      const key = `admin.fault.${rule.replaceAll(' ', '_')}`;
      const text = t(key);
      setError(`fields.${name}`, { message: text === key ? t('admin.fault.other') : text });
    }
  }

  async function save({ fields: values }: Values) {
    if (!rules) return;
    const sent = valuesToSend(rules, fields, values);
    const body = record ? changedValues(sent, record) : sent;
    setRefusal('');
    const isSame = record !== null && Object.keys(body).length === 0;
    const answer = isSame
      ? ({ errored: false, data: record } as const)
      : await saveRecord(api, kind, record ? idOf(record) : null, body);
    if (answer.errored) {
      setRefusal(failureText(answer, t));
      showFaults(answer);
      return;
    }
    reset({ fields: answer.data });
    const name = kind.titleOf(answer.data, locale);
    const place = `${kind.settings}.${idOf(answer.data)}.`;
    void sayChanged({
      sentence: t('admin.saved', { name }),
      name,
      isOne: (setting) => setting.startsWith(place),
      onUndone: () => onUndone?.(),
    });
    onSaved(answer.data);
  }

  return (
    <form
      method="post"
      className={styles['form']}
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      {hasTexts && (
        <div className={styles['language']}>
          <span>{t('admin.contentLocale')}</span>
          <Segmented<Locale>
            label={t('admin.contentLocale')}
            value={contentLocale}
            options={LOCALE_NAMES}
            onChange={setContentLocale}
          />
        </div>
      )}
      <ContentLocaleContext value={contentLocale}>
        {groups.map((group) => (
          <Group key={group.name} {...{ kind, group, rules, control }} />
        ))}
      </ContentLocaleContext>
      <div className={styles['foot']}>
        {refusal && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        <Button kind="primary" size="l" type="submit" disabled={isSubmitting}>
          {t('admin.save')}
        </Button>
      </div>
      <LeaveDialog isDirty={isDirty && !isSubmitting} />
    </form>
  );
}

/** The record is kept under one name, so that its fields may have any. */
export interface Values {
  fields: RecordData;
}

interface GroupProps {
  kind: RecordKind;
  group: FieldGroup;
  rules: RecordKind['createRules'];
  control: Control<Values>;
}

function Group({ kind, group, rules, control }: GroupProps) {
  const { t, user } = useBackOffice();
  const values = useWatch({ control, name: 'fields' });
  const shown = group.fields.filter(
    ({ when, isFor }) => (when?.(values) ?? true) && (isFor?.(user, values) ?? true),
  );
  if (shown.length === 0) return null;
  return (
    <Card title={t(`admin.group.${group.name}`)}>
      <div className={styles['fields']}>
        {shown.map((spec) => (
          <RecordField
            key={spec.name}
            kind={kind.name}
            spec={spec}
            rules={rules?.properties[spec.name]}
            isRequired={rules?.required?.includes(spec.name) ?? false}
            control={control}
          />
        ))}
      </div>
    </Card>
  );
}

function resolverOf(check: (values: Values) => Record<string, string>): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(check(values));
    if (faults.length === 0) return { values, errors: {} };
    const fields = Object.fromEntries(
      faults.map(([name, message]) => [name, { type: 'rule', message }]),
    );
    const errors: FieldErrors<Values> = { fields };
    return { values: {}, errors };
  };
}
