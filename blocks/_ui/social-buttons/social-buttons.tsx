import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { SocialProvider } from '#domain/people/social-providers.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { usePage } from '#runtime/render/page-context.ts';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './social-buttons.module.css';

export interface SocialButtonsProps {
  /** Providers that are set up; none shows nothing. */
  providers: readonly SocialProvider[];
  /** Where the login leads. */
  to: string;
}

const NAMES = { facebook: 'Facebook', google: 'Google' } as const;

/**
 * Login by a provider (AUTH-07, AUTH-13). The links lead to the one page that providers send people
 * back to; its script begins and ends the login.
 */
export function SocialButtons({ providers, to }: SocialButtonsProps) {
  const { t } = usePage();
  if (providers.length === 0) return null;
  const page = pathOf('socialLogin', DEFAULT_LOCALE);
  return (
    <div className={styles['root']}>
      <p className={styles['or']}>{t('account:or')}</p>
      <div className={styles['buttons']}>
        {providers.map((provider) => (
          <a
            key={provider}
            href={`${page}?${new URLSearchParams({ provider, to })}`}
            className={buttonClass({ variant: 'secondary', full: true })}
            rel="nofollow"
          >
            <Icon name={provider} />
            <span>
              <span className="visually-hidden">{t('account:loginBy')} </span>
              {NAMES[provider]}
            </span>
          </a>
        ))}
      </div>
    </div>
  );
}
