/** `npm run user -- create <e-mail>`: makes accounts of the back office, and new passwords. */
import { withShop } from './lib/open-shop.ts';
import { runUserCommand } from './lib/user-command.ts';

await withShop((services) => runUserCommand(services, process.argv.slice(2), console.info));
