import * as migration_20261120_135533_initial from './20261120_135533_initial';

export const migrations = [
  {
    up: migration_20261120_135533_initial.up,
    down: migration_20261120_135533_initial.down,
    name: '20261120_135533_initial'
  },
];
