import { Gallery } from './gallery.tsx';

const meta = { title: 'UI/Toast' };
export default meta;

const TOASTS = [
  { kind: 'success', text: 'Dodano u košaricu.' },
  { kind: 'info', text: 'Cijena proizvoda u košarici se promijenila.' },
  {
    kind: 'error',
    text: 'Prijava na newsletter nije uspjela jer poslužitelj ne odgovara. Pokušajte ponovno za minutu.',
  },
] as const;

export const Kinds = {
  render: () => (
    <Gallery title="Toast">
      <p>Made by the page's loader, without React.</p>
      <div className="izlog-toasts" aria-live="polite">
        {TOASTS.map(({ kind, text }) => (
          <div
            key={kind}
            className="izlog-toast"
            data-kind={kind}
            role={kind === 'error' ? 'alert' : 'status'}
          >
            <p className="izlog-toast-text">{text}</p>
            <button type="button" className="izlog-toast-close" aria-label="Zatvori" />
          </div>
        ))}
      </div>
    </Gallery>
  ),
};
