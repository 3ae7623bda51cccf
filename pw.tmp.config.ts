import config from './playwright.config.ts';
const { webServer, ...rest } = config as any;
export default { ...rest, workers: 2 };
