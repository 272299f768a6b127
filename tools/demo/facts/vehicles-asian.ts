/** In the notation of vehicles.ts. */
export const ASIAN = `
Honda | Civic | 2006-2011 | car 5x114.3 64.1 H
  195/65R15 15x6 +50, 205/55R16 16x6.5 +45, 215/45R17 17x7 +45
  DX: 1, LX: 1 2, EX: 2, Si: 3
Honda | Civic | 2012-2015 | car 5x114.3 64.1 H
  195/65R15 15x6 +45, 205/55R16 16x6.5 +45, 215/45R17 17x7 +45, 225/40R18 18x7.5 +45
  LX: 1, EX: 2, EX-L: 2 3, Si: 3 4
Honda | Civic | 2016-2021 | car 5x114.3 64.1 H
  215/55R16 16x7 +45, 215/50R17 17x7 +45, 235/40R18 18x8 +50
  LX: 1, EX: 1 2, Touring: 2 3, Sport: 3, Si: 3
Honda | Civic | 2022-2026 | car 5x114.3 64.1 H
  215/55R16 16x7 +45, 215/50R17 17x7.5 +47, 235/40R18 18x8 +50
  LX: 1, EX: 2, Sport: 3, Touring: 3 2
Honda | Accord | 2008-2012 | car 5x114.3 64.1 V
  215/60R16 16x6.5 +45, 225/50R17 17x7.5 +55, 235/45R18 18x8 +55
  LX: 1, EX: 2, EX-L V6: 2 3
Honda | Accord | 2013-2017 | car 5x114.3 64.1 V
  205/65R16 16x7 +50, 215/55R17 17x7.5 +55, 235/45R18 18x8 +55, 235/40R19 19x8 +50
  LX: 1, EX: 2, Sport: 3 4, Touring: 3 4
Honda | Accord | 2018-2022 | car 5x114.3 64.1 V
  225/50R17 17x7.5 +50, 235/40R19 19x8.5 +50
  LX: 1, EX: 1, Sport: 2, Touring: 2
Honda | CR-V | 2007-2011 | car 5x114.3 64.1 T
  225/65R17 17x6.5 +50, 235/60R18 18x7.5 +45
  LX: 1, EX: 1, EX-L: 1 2
Honda | CR-V | 2012-2016 | car 5x114.3 64.1 T
  215/70R16 16x6.5 +45, 225/65R17 17x6.5 +50, 225/60R18 18x7 +50
  LX: 1, EX: 2, EX-L: 2, Touring: 3 2
Honda | CR-V | 2017-2022 | car 5x114.3 64.1 H
  235/65R17 17x7 +40, 235/60R18 18x7.5 +45, 235/55R19 19x7.5 +45
  LX: 1, EX: 2, EX-L: 2, Touring: 2 3
Honda | Fit | 2009-2020 | car 4x100 56.1 H
  175/65R15 15x5.5 +45, 185/60R15 15x6 +53, 185/55R16 16x6 +53
  LX: 1 2, Sport: 3, EX: 3 2
Honda | Pilot | 2016-2022 | car 5x120 64.1 H
  245/60R18 18x8 +55, 245/50R20 20x8 +50
  LX: 1, EX: 1, Touring: 2, Elite: 2
Honda | Odyssey | 2011-2026 | car 5x120 64.1 T
  235/65R17 17x7 +45, 235/60R18 18x7.5 +50, 235/55R19 19x7.5 +50
  LX: 1, EX: 1 2, EX-L: 2, Touring: 2 3
Toyota | Camry | 2007-2011 | car 5x114.3 60.1 V
  215/60R16 16x6.5 +45, 215/55R17 17x7 +45
  CE: 1, LE: 1, SE: 2, XLE: 1 2
Toyota | Camry | 2012-2017 | car 5x114.3 60.1 V
  205/65R16 16x6.5 +45, 215/55R17 17x7 +45, 225/45R18 18x7.5 +45
  LE: 1, SE: 2 3, XLE: 2, XSE: 3
Toyota | Camry | 2018-2024 | car 5x114.3 60.1 V
  205/65R16 16x7 +40, 215/55R17 17x7.5 +45, 235/45R18 18x8 +50, 235/40R19 19x8 +45
  L: 1, LE: 2 1, SE: 3, XLE: 3, XSE: 4 3, TRD: 4
Toyota | Corolla | 2009-2013 | car 5x100 54.1 H
  195/65R15 15x6 +45, 205/55R16 16x6.5 +45
  Base: 1, LE: 1 2, S: 2
Toyota | Corolla | 2014-2019 | car 5x100 54.1 H
  195/65R15 15x6 +40, 205/55R16 16x6.5 +40, 215/45R17 17x7 +45
  L: 1, LE: 2 1, SE: 3, XSE: 3
Toyota | Corolla | 2020-2026 | car 5x114.3 60.1 H
  195/65R15 15x6.5 +40, 205/55R16 16x7 +40, 225/40R18 18x8 +50
  L: 1, LE: 2 1, SE: 3, XSE: 3
Toyota | RAV4 | 2006-2012 | car 5x114.3 60.1 T
  215/70R16 16x6.5 +33, 225/65R17 17x7 +45, 235/55R18 18x7.5 +45
  Base: 1, Sport: 3, Limited: 2 3
Toyota | RAV4 | 2013-2018 | car 5x114.3 60.1 H
  225/65R17 17x7 +39, 235/55R18 18x7.5 +45
  LE: 1, XLE: 1, SE: 2, Limited: 2
Toyota | RAV4 | 2019-2025 | car 5x114.3 60.1 H
  225/65R17 17x7 +35, 225/60R18 18x7 +35, 235/55R19 19x7.5 +35
  LE: 1, XLE: 1 3, Adventure: 3, TRD Off-Road: 2, Limited: 3 2
Toyota | Highlander | 2014-2019 | car 5x114.3 60.1 H
  245/60R18 18x7.5 +35, 245/55R19 19x7.5 +35
  LE: 1, XLE: 1, Limited: 2, Platinum: 2
Toyota | Highlander | 2020-2026 | car 5x114.3 60.1 H
  235/65R18 18x8 +35, 235/55R20 20x8 +30
  LE: 1, XLE: 1, Limited: 2, Platinum: 2
Toyota | Prius | 2010-2015 | car 5x100 54.1 H
  195/65R15 15x6 +45, 215/45R17 17x7 +45
  Two: 1, Three: 1, Five: 2
Toyota | Prius | 2016-2022 | car 5x100 54.1 H
  195/65R15 15x6.5 +40, 215/45R17 17x7 +50
  Two: 1, Three: 1 2, Touring: 2
Toyota | Tacoma | 2005-2015 | truck 6x139.7 106.1 S
  245/75R16 16x7 +30, 265/70R16 16x7 +30, 265/65R17 17x7.5 +30, 265/60R18 18x7.5 +25
  Base: 1, PreRunner: 1 3, TRD Off-Road: 2 3, TRD Sport: 3 4
Toyota | Tacoma | 2016-2023 | truck 6x139.7 106.1 T
  245/75R16 16x7 +30, 265/70R16 16x7.5 +30, 265/65R17 17x7.5 +30, 265/60R18 18x7.5 +25
  SR: 1, SR5: 1 2, TRD Off-Road: 2, TRD Sport: 3, Limited: 4
Toyota | Tundra | 2007-2021 | truck 5x150 110.1 T
  255/70R18 18x8 +60, 275/65R18 18x8 +60, 275/55R20 20x8 +60
  SR: 1 2, SR5: 2, Limited: 3 2, Platinum: 3, 1794 Edition: 3
Toyota | Tundra | 2022-2026 | truck 6x139.7 95.1 T
  265/70R18 18x8 +60, 275/55R20 20x8 +60
  SR: 1, SR5: 1 2, Limited: 2, Platinum: 2
Toyota | 4Runner | 2010-2024 | truck 6x139.7 106.1 T
  265/70R17 17x7.5 +15, 245/60R20 20x7 +15
  SR5: 1, TRD Off-Road: 1, TRD Pro: 1, Limited: 2
Nissan | Altima | 2007-2012 | car 5x114.3 66.1 V
  215/60R16 16x7 +40, 215/55R17 17x7.5 +45, 235/45R18 18x8 +50
  2.5 S: 1, 2.5 SL: 1 2, 3.5 SR: 3 2
Nissan | Altima | 2013-2018 | car 5x114.3 66.1 V
  215/60R16 16x7 +45, 215/55R17 17x7.5 +45, 235/45R18 18x7.5 +45
  2.5 S: 1, 2.5 SV: 2, 2.5 SL: 2 3, 3.5 SL: 3
Nissan | Altima | 2019-2025 | car 5x114.3 66.1 V
  215/60R16 16x7 +45, 215/55R17 17x7.5 +45, 235/40R19 19x8 +45
  S: 1, SV: 2, SR: 3, SL: 2 3
Nissan | Rogue | 2014-2020 | car 5x114.3 66.1 H
  225/65R17 17x7 +45, 225/60R18 18x7 +45, 225/55R19 19x7 +45
  S: 1, SV: 1 2, SL: 2 3
Nissan | Rogue | 2021-2026 | car 5x114.3 66.1 H
  235/65R17 17x7 +45, 235/60R18 18x7 +45, 235/55R19 19x7.5 +45
  S: 1, SV: 2, SL: 3, Platinum: 3
Nissan | Sentra | 2013-2019 | car 5x114.3 66.1 H
  205/55R16 16x6.5 +40, 205/50R17 17x6.5 +45
  S: 1, SV: 1, SR: 2, SL: 2
Nissan | Sentra | 2020-2025 | car 5x114.3 66.1 H
  205/60R16 16x6.5 +40, 215/50R17 17x7 +40, 215/45R18 18x7.5 +45
  S: 1, SV: 1 2, SR: 3
Nissan | Versa | 2007-2019 | car 4x100 60.1 H
  185/65R15 15x5.5 +45, 195/55R16 16x6 +45
  S: 1, SV: 1, SL: 2
Nissan | Frontier | 2005-2021 | truck 6x114.3 66.1 S
  265/70R16 16x7 +30, 265/65R17 17x7.5 +30, 265/60R18 18x7.5 +30
  S: 1, SV: 1 2, PRO-4X: 1, SL: 3
Nissan | Titan | 2004-2015 | truck 6x139.7 77.8 S
  265/70R18 18x8 +25, 275/60R20 20x8 +25
  S: 1, SV: 1, SL: 2
Hyundai | Elantra | 2011-2020 | car 5x114.3 67.1 H
  195/65R15 15x6 +46, 205/55R16 16x6.5 +50, 215/45R17 17x7 +51, 225/40R18 18x7.5 +50
  SE: 1 2, SEL: 2, Limited: 3, Sport: 4 3
Hyundai | Elantra | 2021-2026 | car 5x114.3 67.1 H
  195/65R15 15x6 +43, 205/55R16 16x6.5 +46, 225/45R17 17x7 +50, 235/40R18 18x7.5 +51
  SE: 1, SEL: 2 3, Limited: 3, N Line: 4
Hyundai | Sonata | 2011-2019 | car 5x114.3 67.1 V
  205/65R16 16x6.5 +45, 215/55R17 17x7 +48, 225/45R18 18x7.5 +51
  GLS: 1, SE: 2, Limited: 2 3, Sport: 3
Hyundai | Tucson | 2016-2021 | car 5x114.3 67.1 H
  225/60R17 17x7 +48, 225/55R18 18x7 +51, 245/45R19 19x7.5 +53
  SE: 1, SEL: 1 2, Sport: 3, Limited: 2 3
Hyundai | Tucson | 2022-2026 | car 5x114.3 67.1 H
  235/65R17 17x7 +44, 235/60R18 18x7.5 +48, 235/55R19 19x7.5 +50
  SE: 1, SEL: 2 1, Limited: 3
Kia | Forte | 2014-2024 | car 5x114.3 67.1 H
  195/65R15 15x6 +46, 205/55R16 16x6.5 +50, 225/45R17 17x7 +51
  FE: 1, LXS: 1 2, EX: 2 3, GT: 3
Kia | Sorento | 2021-2026 | car 5x114.3 67.1 H
  235/65R17 17x7 +45, 235/60R18 18x7.5 +45, 235/55R19 19x7.5 +50, 255/45R20 20x8.5 +50
  LX: 1, S: 2, EX: 2 3, SX: 4
Kia | Telluride | 2020-2026 | car 5x114.3 67.1 H
  245/60R18 18x7.5 +50, 245/50R20 20x7.5 +50
  LX: 1, S: 2, EX: 1 2, SX: 2
Kia | Rio | 2012-2023 | car 4x100 54.1 H
  185/65R15 15x6 +46, 195/55R16 16x6 +52, 205/45R17 17x6.5 +48
  LX: 1, S: 1, EX: 2, SX: 3
Subaru | Impreza | 2012-2023 | car 5x100 56.1 H
  195/65R15 15x6.5 +48, 205/55R16 16x6.5 +48, 205/50R17 17x7 +55, 225/40R18 18x7.5 +55
  Base: 1 2, Premium: 2 3, Sport: 4 3, Limited: 3
Subaru | Outback | 2015-2019 | car 5x114.3 56.1 H
  225/65R17 17x7 +48, 225/60R18 18x7 +55
  2.5i: 1, 2.5i Premium: 1, 2.5i Limited: 2, 3.6R: 2
Subaru | Outback | 2020-2025 | car 5x114.3 56.1 H
  225/65R17 17x7 +48, 225/60R18 18x7 +55
  Base: 1, Premium: 1, Limited: 2, Touring: 2, Wilderness: 1
Subaru | Forester | 2019-2024 | car 5x114.3 56.1 H
  225/60R17 17x7 +48, 225/55R18 18x7 +48
  Base: 1, Premium: 1, Sport: 2, Limited: 2, Touring: 2
Subaru | WRX | 2015-2021 | car 5x114.3 56.1 W
  235/45R17 17x8 +55, 245/40R18 18x8.5 +55, 245/35R19 19x8.5 +55
  Base: 1, Premium: 2 1, Limited: 2, STI: 3
Subaru | BRZ | 2013-2026 | car 5x100 56.1 W
  215/45R17 17x7 +48, 215/40R18 18x7.5 +48
  Premium: 1, Limited: 1 2, tS: 2
Mazda | Mazda3 | 2014-2018 | car 5x114.3 67.1 V
  205/60R16 16x6.5 +50, 215/45R18 18x7 +50
  Sport: 1, Touring: 1 2, Grand Touring: 2
Mazda | CX-5 | 2013-2026 | car 5x114.3 67.1 V
  225/65R17 17x7 +50, 225/55R19 19x7 +45
  Sport: 1, Touring: 1, Grand Touring: 2
Mazda | MX-5 Miata | 2016-2026 | car 4x100 54.1 W
  195/50R16 16x6.5 +50, 205/45R17 17x7 +45
  Sport: 1, Club: 2, Grand Touring: 2
Lexus | RX 350 | 2010-2015 | car 5x114.3 60.1 V
  235/60R18 18x7.5 +35, 235/55R19 19x7.5 +35
  Base: 1 2, F Sport: 2
Lexus | RX 350 | 2016-2022 | car 5x114.3 60.1 V
  235/65R18 18x8 +30, 235/55R20 20x8 +30
  Base: 1 2, F Sport: 2, Luxury: 2
Lexus | GX 460 | 2010-2023 | truck 6x139.7 106.1 H
  265/60R18 18x7.5 +25, 265/55R19 19x7.5 +25
  Base: 1, Premium: 1, Luxury: 2 1
`
