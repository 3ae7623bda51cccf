import * as migration_20261120_135533_initial from './20261120_135533_initial';
import * as migration_20261120_180000_editors_desk from './20261120_180000_editors_desk';

export const migrations = [
  {
    up: migration_20261120_135533_initial.up,
    down: migration_20261120_135533_initial.down,
    name: '20261120_135533_initial',
  },
  {
    up: migration_20261120_180000_editors_desk.up,
    down: migration_20261120_180000_editors_desk.down,
    name: '20261120_180000_editors_desk'
  },
];
