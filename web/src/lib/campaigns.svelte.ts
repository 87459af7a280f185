/** Campaigns as the server tells them, and the keys to those that this browser knows. */

import { get, post, deleteRequest, ApiError } from './api'
import { RememberedKeys } from './remembered_keys.svelte'
import { seatKeys } from './seat_keys.svelte'
import type { Campaign, CampaignList, Json, NewCampaign, RematchKey, StageKey, StandingsRow } from './types'

/** A campaign that this browser knows; with a key it was begun here. */
interface CampaignKey {
  campaign: string
  key?: string
  used: number
}

class CampaignKeys extends RememberedKeys<CampaignKey> {
  of(campaign: string): string | undefined {
    return this.keyOf(campaign)?.key
  }

  keep(campaign: string, key = this.of(campaign)): void {
    this.put(campaign, { campaign, used: Date.now(), ...(key ? { key } : {}) })
  }
}

export const campaignKeys = new CampaignKeys('campaigns', 60)

export function fetchCampaign(name: string): Promise<Campaign> {
  return get<Campaign>(`/api/campaigns/${encodeURIComponent(name)}`)
}

/** Those that this browser knows, the latest first. */
export async function fetchMyCampaigns(): Promise<Campaign[]> {
  const known = campaignKeys.all.map((each) => each.campaign)
  if (!known.length) return []
  return (await get<CampaignList>(`/api/campaigns?of=${known.join(',')}`)).campaigns
}

/** Begins a campaign, or goes on with one from a file; its key is kept. */
export async function beginCampaign(path: string, body: unknown): Promise<Campaign> {
  const found = await post<NewCampaign>(path, body)
  campaignKeys.keep(found.campaign, found.key)
  return found
}

export async function deleteCampaign(name: string): Promise<void> {
  await deleteRequest(`/api/campaigns/${name}`, { campaign: campaignKeys.of(name) })
  campaignKeys.drop(name)
}

/** By what I may go on: the campaign's key, or my seat at its last table; null where I only look on. */
export function rightToContinue(campaign: Campaign): 'key' | 'seat' | null {
  if (campaign.match && seatKeys.of(campaign.match)?.token) return 'seat'
  if (campaignKeys.of(campaign.campaign)) return 'key'
  const last = campaign.games.at(-1)?.match
  return last && seatKeys.of(last)?.token ? 'seat' : null
}

/** The table of the stage that is open, or of the next one, with a key to my seats. What is chosen for the next one is
 *  for whoever began the campaign; otherwise it is as it was. Raises `ApiError`. */
export async function continueCampaign(campaign: Campaign, choices: Record<string, Json> = {}): Promise<string> {
  const { match } = campaign
  if (match && seatKeys.of(match)?.token) return match
  const key = campaignKeys.of(campaign.campaign)
  const last = campaign.games.at(-1)?.match ?? ''
  const opened = key
    ? await post<StageKey>(`/api/campaigns/${campaign.campaign}/stage`, { choices }, { campaign: key })
    : await post<RematchKey>(`/api/tables/${last}/rematch`, {}, { token: seatKeys.of(last)?.token })
  seatKeys.keep({ ...opened, title: campaign.title, host: key !== undefined })
  // Against bots and with friends at this screen nobody has to be waited for.
  if (campaign.seats.every((seat) => seat.who !== 'link') && campaign.status !== 'playing')
    await begun(opened.match, opened.token)
  return opened.match
}

async function begun(match: string, token: string): Promise<void> {
  try {
    await post(`/api/tables/${match}/start`, {}, { token })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'started') throw error
  }
}

/** The lines as they are read: by place, whoever has none last, then by seat. */
export function sortByPlace(lines: StandingsRow[]): StandingsRow[] {
  return [...lines].sort((a, b) => (a.place ?? lines.length + 1) - (b.place ?? lines.length + 1) || a.seat - b.seat)
}

/** The names of those who have won, once all stages are played. */
export function winnerNames(campaign: Campaign, nameOf: (seat: number) => string): string[] {
  if (campaign.stage !== null) return []
  return campaign.standings.lines.filter((line) => line.place === 1).map((line) => nameOf(line.seat))
}
