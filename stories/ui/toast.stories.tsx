import { Gallery } from './gallery.tsx';

const meta = { title: 'UI/Toast' };
export default meta;

const TOASTS = [
  { kind: 'success', text: 'Dodano u košaricu.', action: 'Košarica' },
  { kind: 'info', text: 'Cijena proizvoda u košarici se promijenila.', action: null },
  {
    kind: 'error',
    text: 'Prijava na newsletter nije uspjela jer poslužitelj ne odgovara. Pokušajte ponovno za minutu.',
    action: null,
  },
] as const;

export const Kinds = {
  render: () => (
    <Gallery title="Toast">
      <p>Made by the page's loader, without React.</p>
      <div className="izlog-toasts" aria-live="polite">
        {TOASTS.map(({ kind, text, action }) => (
          <div
            key={kind}
            className="izlog-toast"
            data-kind={kind}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            <p className="izlog-toast-text">{text}</p>
            {action && (
              <a className="izlog-toast-action" href="#kosarica">
                {action}
              </a>
            )}
            <button type="button" className="izlog-toast-close" aria-label="Zatvori" />
          </div>
        ))}
      </div>
    </Gallery>
  ),
};
