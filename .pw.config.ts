import config from './playwright.config.ts';
export default { ...config, webServer: undefined, timeout: 30_000, expect: { timeout: 6000 }, reporter: 'list', projects: (config.projects ?? []).filter((p) => p.name === 'phone' || p.name === 'desktop').map((p) => ({ ...p, dependencies: [] })), use: { ...config.use, baseURL: 'http://127.0.0.1:3630' } };
