import { useBackOffice } from '#kit/back-office-context.ts';
import { type AdminSite, adminOpenSite } from '#schemas/api/admin-sites.ts';
import { useSend } from '../../dialogs/use-send.ts';
import { failureText } from '../../screen.tsx';

/** Opens a closed site again; what goes wrong is said where all that was done is said. */
export function useOpenSite(onDone: (site: AdminSite) => void): (site: AdminSite) => void {
  const { api, t, announce } = useBackOffice();
  const { send } = useSend();
  return ({ id }) => {
    void send(async () => {
      const answer = await api.call(adminOpenSite, { params: { id } });
      if (answer.errored) announce(failureText(answer, t));
      return answer;
    }, onDone);
  };
}
