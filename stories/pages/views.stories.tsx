import '#src/server/views/view.css';
import { Failure, Maintenance } from '#src/server/views/failure.tsx';
import { NotFound } from '#src/server/views/not-found.tsx';

/** What the product shows by itself, without content from the database. */
const meta = { title: 'Pages/Views' };
export default meta;

export const PageNotFound = { render: () => <NotFound /> };
export const ServerError = { render: () => <Failure status={500} /> };
export const OtherError = { render: () => <Failure status={403} /> };
export const ClosedForMaintenance = { render: () => <Maintenance brand="Bonaca" /> };
