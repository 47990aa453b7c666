/** How every test and bench starts its browser; `CHROMIUM` names the program to start. */
export const chromiumLaunch = {
  ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    // Drawing without a graphics card is cheaper than pretending to have one.
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
