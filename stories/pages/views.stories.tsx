import '#src/storefront/render/views/view.css';
import { Failure, Maintenance, NotFound, Unopened } from '#src/storefront/render/views/failure.tsx';

/** What the product shows by itself, without content from the database. */
const meta = { title: 'Pages/Views' };
export default meta;

export const PageNotFound = { render: () => <NotFound /> };
export const ServerError = { render: () => <Failure status={500} /> };
export const OtherError = { render: () => <Failure status={403} /> };
export const ClosedForMaintenance = { render: () => <Maintenance brand="Bonaca" /> };
export const NotOpenYet = { render: () => <Unopened brand="Bonaca" /> };
