import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Badge } from '#kit/ui/badge.tsx';
import {
  INSTALLATION_AREAS,
  type InstallationPart,
  installationState,
} from '#schemas/api/installation.ts';
import { Card, LoadedView, Screen } from '../../screen.tsx';
import { useSettingsTexts } from '../settings/use-settings-texts.ts';
import styles from './server-screen.module.css';

/** What only whoever runs the server can change, so that an owner knows what to ask for. */
export function ServerScreen() {
  const { api } = useBackOffice();
  const s = useSettingsTexts();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(installationState, {}));
  return (
    <Screen title={s('link.server.name')} intro={s('server.intro')} width="narrow">
      <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
        {({ parts }) =>
          INSTALLATION_AREAS.map((area) => (
            <Area key={area} area={area} parts={parts.filter((part) => part.area === area)} />
          ))
        }
      </LoadedView>
    </Screen>
  );
}

function Area({ area, parts }: Pick<InstallationPart, 'area'> & { parts: InstallationPart[] }) {
  const s = useSettingsTexts();
  if (parts.length === 0) return null;
  return (
    <Card title={s(`server.area.${area}`)}>
      <ul className={styles['parts']}>
        {parts.map(({ name, isOn, settings }) => (
          <li key={name}>
            <div>
              <b>{s(`server.name.${name}`)}</b>
              <p>{s(`server.${isOn ? 'on' : 'off'}.${name}`)}</p>
              <p className={styles['settings']}>
                {settings.map((setting) => (
                  <code key={setting}>{setting}</code>
                ))}
              </p>
            </div>
            <Badge tone={toneOf(name, isOn)}>{s(isOn ? 'server.is' : 'server.isNot')}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Test payments are on in a demonstration, and are nothing for a shop that is open. */
function toneOf(name: string, isOn: boolean) {
  if (!isOn) return 'neutral';
  return name === 'testPayment' ? 'warning' : 'success';
}
