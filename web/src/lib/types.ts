/** What the server says: the types are generated from where Python declares them; see `tools/web_types.py`. */

export type * from '../../generated/api'
export type * from '../../generated/protocol'
export type {
  HintAnswer as Hint,
  ProposalInfo as Proposal,
  WrittenPlacing as FinalPlacing,
} from '../../generated/protocol'
