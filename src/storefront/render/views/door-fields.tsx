import { usePage } from '#runtime/render/page-context.ts';

interface DoorFieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
}

/** A field of a form outside of the panel. */
export function DoorField({ name, label, ...input }: DoorFieldProps) {
  return (
    <>
      <label htmlFor={`door-${name}`}>{label}</label>
      <input id={`door-${name}`} name={name} required {...input} />
    </>
  );
}

/** A new password, twice, under the names that the call gives them. */
export function NewPasswordFields({ name, again }: { name: string; again: string }) {
  const { t } = usePage();
  return (
    <>
      <label htmlFor={`door-${name}`}>{t('password')}</label>
      <span className="izlog-view-password">
        <input
          id={`door-${name}`}
          name={name}
          type="password"
          autoComplete="new-password"
          aria-describedby="door-hint"
          required
        />
        <button type="button" data-show="" aria-pressed="false">
          {t('door:adminLogin.show')}
        </button>
      </span>
      <small id="door-hint">{t('door:adminSetup.hint')}</small>
      <DoorField
        name={again}
        label={t('door:adminSetup.again')}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}

/** What a form says when something is wrong, for the script that sends it. */
export function useDoorTexts() {
  const { t } = usePage();
  return {
    'data-required': t('door:adminSetup.required'),
    'data-email': t('loader:email'),
    'data-password': t('door:adminSetup.password'),
    'data-common-password': t('loader:commonPassword'),
    'data-same-as': t('door:adminSetup.sameAs'),
    'data-exists': t('door:adminSetup.exists'),
    'data-offline': t('loader:offline'),
    'data-wrong': t('loader:wrong'),
  };
}
