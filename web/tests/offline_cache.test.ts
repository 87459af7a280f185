import { describe, expect, it } from 'vitest'
import { cacheRuleFor, outdatedCaches } from '../src/lib/offline_cache'

const here = 'https://race.example'
const asked = (path: string, mode = 'cors', method = 'GET') => cacheRuleFor({ method, mode, url: here + path }, here)

describe('the service worker', () => {
  it('never answers for the API', () => {
    expect(asked('/api/tables')).toBe('none')
    expect(asked('/api/tables/abc', 'navigate')).toBe('none')
    expect(asked('/docs', 'navigate')).toBe('none')
    expect(asked('/', 'navigate', 'POST')).toBe('none')
    expect(cacheRuleFor({ method: 'GET', mode: 'navigate', url: 'https://other.example/' }, here)).toBe('none')
  })

  it('keeps files whose name changes with what is in them', () => {
    expect(asked('/assets/index-Bx3.js')).toBe('asset')
  })

  it('takes pages from the server first', () => {
    for (const path of ['/', '/new/roborally', '/tables/abc', '/help']) expect(asked(path, 'navigate')).toBe('page')
  })

  it('takes icons and the manifest from the server first', () => {
    expect(asked('/icon.svg')).toBe('file')
    expect(asked('/manifest.webmanifest')).toBe('file')
    expect(asked('/sw.js')).toBe('none')
  })

  it('throws away all but the newest two', () => {
    expect(outdatedCaches(['paddock-1', 'other', 'paddock-2', 'paddock-3'], 'paddock-3', 'paddock-')).toEqual([
      'paddock-1',
    ])
    expect(outdatedCaches(['paddock-3'], 'paddock-3', 'paddock-')).toEqual([])
  })
})
