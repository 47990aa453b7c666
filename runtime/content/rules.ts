import type { ContentRules } from '#schemas/site-entry.ts';
import { createContentCheck } from './check.ts';
import { createContentCleaner } from './clean.ts';
import { allLockFaults } from './compose/master-lock-faults.ts';
import { contractFaults } from './contracts/contract-faults.ts';
import { copyContent } from './copy-content.ts';
import { diffFlat } from './diff.ts';
import { flatten, unflatten } from './flat.ts';
import { applyPatches } from './patches.ts';
import { toPortable } from './portable.ts';
import { withoutPrivate } from './private-fields.ts';
import { rebase } from './rebase.ts';
import { documentsIn, masterRefs, mediaIds } from './references.ts';
import { foundPlaces, replacePlaces } from './replacing/replacing.ts';
import { staleLanguages } from './stale-languages.ts';
import type { BlockLookup } from './types.ts';

/**
 * The rules of content over the registered blocks; the server and the editor apply the same. Brings
 * Ajv along: never import it into the shop.
 */
export function createContentRules(registry: BlockLookup): ContentRules {
  return {
    check: createContentCheck(registry),
    gate: (content, masters, around = []) => contractFaults({ content, masters, registry, around }),
    clean: createContentCleaner(registry),
    applyPatches: (content, patches) => unflatten(applyPatches(flatten(content), patches)),
    rebase: (current, remote, patches, force) => rebase({ current, remote, patches, force }),
    diff: (from, to) => diffFlat(flatten(from), flatten(to)),
    lead: (base, patches, to) => diffFlat(applyPatches(flatten(base), patches), flatten(to)),
    masterRefs,
    mediaIds: (content) => mediaIds(content, registry),
    documents: (content) => documentsIn(content, registry),
    staleLanguages: (element, masters) => staleLanguages(element, masters, registry),
    foundPlaces: (content, replacing) => foundPlaces(content, replacing, registry),
    replacePlaces: (content, asked) => replacePlaces(content, asked, registry),
    copy: copyContent,
    lockFaults: allLockFaults,
    shareable: (content) => withoutPrivate(content, registry),
    portable: (content, nameOf) => toPortable(withoutPrivate(content, registry), registry, nameOf),
  };
}
