/** `npm run user -- <command>`: makes accounts of the back office, new passwords, shuts accounts out. */
import { withShop } from './lib/open-shop.ts';
import { runUserCommand } from './lib/user-command.ts';

await withShop((services) => runUserCommand(services, process.argv.slice(2), console.info));
