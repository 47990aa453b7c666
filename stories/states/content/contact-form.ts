import { type State, sendEmpty } from '../state.ts';

export const Faulty: State = { example: 'typical', play: sendEmpty };
