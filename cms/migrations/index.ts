import * as migration_20261120_133105_initial from './20261120_133105_initial';

export const migrations = [
  {
    up: migration_20261120_133105_initial.up,
    down: migration_20261120_133105_initial.down,
    name: '20261120_133105_initial'
  },
];
