import {
  formatLabels,
  toWords,
  type CollectionConfig,
  type Field,
  type GlobalConfig,
  type Option,
} from 'payload';
import { capitalised } from '#contract/rules/first-letter.ts';

/** Names a collection and its fields in sentence case, where Payload would give every word a capital: “Customer name”. */
export function withSentenceCase(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    labels: { ...labelsOf(collection.slug), ...collection.labels },
    fields: collection.fields.map(labelled),
  };
}

/** The same of a global. */
export function withGlobalSentenceCase(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    label: global.label ?? inSentenceCase(toWords(global.slug)),
    fields: global.fields.map(labelled),
  };
}

function labelled(field: Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(labelled) }));
    return { ...field, tabs };
  }
  const named = 'name' in field ? { ...field, label: labelOf(field) } : field;
  if (named.type === 'select') {
    return { ...named, options: named.options.map(labelledOption) } as Field;
  }
  if (named.type === 'blocks') {
    const blocks = named.blocks.map((block) => ({
      ...block,
      labels: block.labels ?? labelsOf(block.slug),
      fields: block.fields.map(labelled),
    }));
    return { ...named, blocks } as Field;
  }
  const parts = 'fields' in named ? { ...named, fields: named.fields.map(labelled) } : named;
  if (parts.type !== 'array') return parts as Field;
  return { ...parts, labels: parts.labels ?? labelsOf(parts.name) } as Field;
}

function labelOf(field: { name?: string; label?: unknown }): unknown {
  return field.label ?? inSentenceCase(toWords(field.name ?? ''));
}

/** “Very positive” for what is stored as `very positive`. */
function labelledOption(option: Option): Option {
  if (typeof option !== 'string') return option;
  return { label: capitalised(option), value: option };
}

function labelsOf(name: string): { singular: string; plural: string } {
  const { singular, plural } = formatLabels(name);
  return { singular: inSentenceCase(singular), plural: inSentenceCase(plural) };
}

function inSentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}
