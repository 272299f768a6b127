/** In the notation of vehicles.ts. */
export const AMERICAN = `
Ford | F-150 | 2005-2008 | truck 6x135 87.1 S
  255/70R17 17x7.5 +44, 255/65R17 17x7.5 +44, 275/65R18 18x7.5 +44, 275/55R20 20x8.5 +44
  XL: 1 2, XLT: 1 3, Lariat: 3 4, King Ranch: 3 4
Ford | F-150 | 2009-2014 | truck 6x135 87.1 S
  245/70R17 17x7.5 +44, 265/70R17 17x7.5 +44, 275/65R18 18x7.5 +44, 275/55R20 20x8.5 +44,
    275/45R22 22x9 +44
  XL: 1 2, XLT: 2 3 4, Lariat: 3 4, FX4: 3 4, Platinum: 4 5
Ford | F-150 | 2015-2020 | truck 6x135 87.1 T
  245/70R17 17x7.5 +44, 265/70R17 17x7.5 +44, 275/65R18 18x7.5 +44, 275/55R20 20x8.5 +44,
    275/45R22 22x9 +44, LT315/70R17 17x8.5 +34
  XL: 1 2, XLT: 2 3 4, Lariat: 3 4, King Ranch: 4 3, Platinum: 4, Limited: 5 4, Raptor: 6
Ford | F-150 | 2021-2026 | truck 6x135 87.1 T
  245/70R17 17x7.5 +44, 265/70R17 17x7.5 +44, 275/65R18 18x7.5 +44, 275/60R20 20x8.5 +44,
    275/50R22 22x9 +44
  XL: 1 2, XLT: 2 3 4, Lariat: 3 4, King Ranch: 4 5, Platinum: 4 5
Ford | F-250 Super Duty | 2011-2026 | truck 8x170 124.9 S
  LT245/75R17 17x7.5 +40, LT275/70R18 18x8 +40, LT275/65R20 20x8 +40
  XL: 1 2, XLT: 2 3, Lariat: 2 3, Platinum: 3
Ford | Mustang | 2005-2009 | car 5x114.3 70.5 W
  215/65R16 16x7 +45, 235/55R17 17x8 +30, 235/50R18 18x8.5 +30
  V6: 1 2, GT: 2 3
Ford | Mustang | 2010-2014 | car 5x114.3 70.5 W
  215/65R17 17x7 +45, 235/50R18 18x8 +44, 245/45R19 19x8.5 +45, 255/40R19 19x9 +43 & 285/35R19 19x9.5 +45
  V6: 1 2, GT: 2 3, Boss 302: 4
Ford | Mustang | 2015-2023 | car 5x114.3 70.5 W
  235/55R17 17x7.5 +44, 235/50R18 18x8 +44, 255/40R19 19x9 +45, 255/40R19 19x9 +45 & 275/40R19 19x9.5 +52
  EcoBoost: 1 2, EcoBoost Premium: 2 3, GT: 2 4, GT Performance: 4, Mach 1: 4
Ford | Fusion | 2013-2020 | car 5x108 63.4 V
  215/60R16 16x6.5 +50, 235/50R17 17x7.5 +55, 235/45R18 18x8 +55, 235/40R19 19x8 +55
  S: 1, SE: 2 3, Titanium: 3 4, Sport: 4
Ford | Escape | 2013-2019 | car 5x108 63.4 H
  235/55R17 17x7.5 +52, 235/50R18 18x8 +52, 235/45R19 19x8 +52
  S: 1, SE: 1 2, Titanium: 2 3
Ford | Escape | 2020-2026 | car 5x108 63.4 H
  225/65R17 17x7 +46, 225/60R18 18x7 +50, 225/55R19 19x7.5 +53
  S: 1, SE: 1 2, SEL: 2 3, Titanium: 3
Ford | Explorer | 2011-2019 | car 5x114.3 70.5 H
  245/65R17 17x7.5 +44, 245/60R18 18x8 +44, 255/50R20 20x8.5 +44
  Base: 1 2, XLT: 2 3, Limited: 3, Sport: 3
Ford | Explorer | 2020-2026 | car 5x114.3 70.5 H
  255/65R18 18x8 +44, 255/55R20 20x8.5 +44, 275/45R21 21x9.5 +44
  Base: 1, XLT: 1 2, ST: 3 2, Platinum: 2 3
Ford | Bronco | 2021-2026 | truck 6x139.7 93.1 S
  255/70R16 16x7 +55, 255/70R18 18x7.5 +55, 265/70R17 17x8 +30, LT315/70R17 17x8.5 +30
  Base: 1, Big Bend: 2 1, Black Diamond: 3, Badlands: 3 4, Wildtrak: 4
Ford | Ranger | 2019-2026 | truck 6x139.7 93.1 T
  255/70R16 16x7 +55, 265/65R17 17x8 +55, 265/60R18 18x8 +55
  XL: 1, XLT: 2 1, Lariat: 3 2
Ford | Maverick | 2022-2026 | car 5x108 63.4 H
  225/65R17 17x7 +46, 225/60R18 18x7 +50
  XL: 1, XLT: 1 2, Lariat: 2
Chevrolet | Silverado 1500 | 2007-2013 | truck 6x139.7 78.1 S
  245/70R17 17x7.5 +31, 265/70R17 17x7.5 +31, 265/65R18 18x8 +31, 275/55R20 20x8.5 +31
  Work Truck: 1 2, LT: 2 3, LTZ: 3 4
Chevrolet | Silverado 1500 | 2014-2018 | truck 6x139.7 78.1 S
  255/70R17 17x8 +24, 265/70R17 17x8 +24, 265/65R18 18x8.5 +24, 275/55R20 20x9 +24, 285/45R22 22x9 +24
  Work Truck: 1, LT: 1 2 3, LTZ: 3 4, High Country: 4 5
Chevrolet | Silverado 1500 | 2019-2025 | truck 6x139.7 78.1 T
  255/70R17 17x8 +28, 265/70R17 17x8 +28, 265/65R18 18x8.5 +24, 275/60R20 20x9 +28, 275/50R22 22x9 +28,
    LT275/65R18 18x8.5 +24
  Work Truck: 1 2, Custom: 4, LT: 1 3 4, RST: 3 4 5, LTZ: 3 4, Trail Boss: 6, High Country: 4 5
Chevrolet | Silverado 2500HD | 2011-2026 | truck 8x180 124.1 S
  LT245/75R17 17x7.5 +44, LT265/70R18 18x8 +44, LT275/65R20 20x8.5 +47
  Work Truck: 1 2, LT: 2 3, LTZ: 2 3
Chevrolet | Tahoe | 2007-2020 | truck 6x139.7 78.1 S
  265/70R17 17x7.5 +31, 265/65R18 18x8.5 +24, 275/55R20 20x9 +27, 285/45R22 22x9 +24
  LS: 1 2, LT: 2 3, LTZ: 3 4
Chevrolet | Tahoe | 2021-2026 | truck 6x139.7 78.1 T
  265/65R18 18x8.5 +24, 275/60R20 20x9 +28, 275/50R22 22x9 +28
  LS: 1, LT: 1 2, RST: 2 3, High Country: 3
Chevrolet | Colorado | 2015-2022 | truck 6x120 66.9 T
  255/65R17 17x8 +40, 265/60R18 18x8.5 +40, LT265/70R17 17x8 +23
  WT: 1, LT: 1 2, Z71: 1 2, ZR2: 3
Chevrolet | Malibu | 2016-2025 | car 5x115 70.3 V
  205/65R16 16x7.5 +44, 225/55R17 17x7.5 +44, 245/45R18 18x8.5 +44, 245/40R19 19x8.5 +44
  L: 1, LS: 1, LT: 2 3, Premier: 3 4
Chevrolet | Equinox | 2018-2024 | car 5x115 70.3 H
  225/65R17 17x7 +43, 225/60R18 18x7 +43, 235/50R19 19x7.5 +46
  LS: 1, LT: 1 2, Premier: 2 3
Chevrolet | Traverse | 2018-2023 | car 6x120 66.9 H
  255/65R18 18x7.5 +44, 255/55R20 20x8 +44
  LS: 1, LT: 1 2, Premier: 2
Chevrolet | Camaro | 2010-2015 | car 5x120 66.9 W
  245/55R18 18x7.5 +40, 245/50R19 19x8 +38, 245/45R20 20x8 +35 & 275/40R20 20x9 +40
  LS: 1, LT: 2 1, SS: 3
Chevrolet | Camaro | 2016-2024 | car 5x120 66.9 W
  245/50R18 18x8.5 +33, 245/40R20 20x8.5 +33, 245/40R20 20x8.5 +33 & 275/35R20 20x9.5 +25
  LS: 1, LT: 1 2, SS: 3
Chevrolet | Corvette | 2014-2019 | car 5x120.65 70.3 Y
  245/40R18 18x8.5 +56 & 285/35R19 19x10 +79, 245/35R19 19x8.5 +56 & 285/30R20 20x10 +79
  Stingray: 1 2, Stingray Z51: 2, Grand Sport: 2
GMC | Sierra 1500 | 2014-2018 | truck 6x139.7 78.1 S
  255/70R17 17x8 +24, 265/65R18 18x8.5 +24, 275/55R20 20x9 +24, 285/45R22 22x9 +24
  Base: 1, SLE: 1 2, SLT: 2 3, Denali: 3 4
GMC | Sierra 1500 | 2019-2025 | truck 6x139.7 78.1 T
  255/70R17 17x8 +28, 265/65R18 18x8.5 +24, 275/60R20 20x9 +28, 275/50R22 22x9 +28, LT275/65R18 18x8.5 +24
  Pro: 1, SLE: 1 2 3, Elevation: 3, SLT: 2 3, AT4: 5 3, Denali: 3 4
GMC | Terrain | 2018-2024 | car 5x115 70.3 H
  225/65R17 17x7 +43, 225/60R18 18x7 +43, 235/50R19 19x7.5 +46
  SLE: 1 2, SLT: 2 3, Denali: 3
GMC | Acadia | 2017-2023 | car 6x120 66.9 H
  235/65R18 18x7.5 +45, 235/55R20 20x8 +45
  SLE: 1, SLT: 1 2, Denali: 2
Ram | 1500 | 2009-2018 | truck 5x139.7 77.8 S
  265/70R17 17x7 +20, 275/60R20 20x8 +20, 285/45R22 22x9 +20
  Tradesman: 1, SLT: 1 2, Sport: 2 3, Laramie: 2 3
Ram | 1500 | 2019-2025 | truck 6x139.7 77.8 T
  275/65R18 18x8 +19, 275/55R20 20x9 +19, 285/45R22 22x9 +19, LT275/70R18 18x8 +19
  Tradesman: 1, Big Horn: 1 2, Laramie: 2 1, Rebel: 4, Limited: 2 3, Longhorn: 2 3
Ram | 2500 | 2010-2026 | truck 8x165.1 121.3 S
  LT245/70R17 17x7.5 +44, LT275/70R18 18x8 +44, LT285/60R20 20x8 +44
  Tradesman: 1 2, Big Horn: 2 3, Laramie: 2 3, Power Wagon: 2
Dodge | Charger | 2011-2023 | car 5x115 71.5 V
  215/65R17 17x7 +24, 235/55R18 18x7.5 +24, 235/55R19 19x7.5 +24, 245/45R20 20x8 +24, 275/40R20 20x9.5 +18
  SE: 1 2, SXT: 2 3, R/T: 4 2, Scat Pack: 5
Dodge | Challenger | 2009-2023 | car 5x115 71.5 V
  235/55R18 18x7.5 +24, 245/45R20 20x8 +24, 275/40R20 20x9.5 +18
  SXT: 1 2, R/T: 2 1, Scat Pack: 3 2
Dodge | Durango | 2011-2026 | truck 5x127 71.5 T
  265/60R18 18x8 +57, 265/50R20 20x8 +57, 295/45R20 20x10 +50
  SXT: 1, GT: 2 1, R/T: 2, SRT: 3
Jeep | Wrangler | 2007-2017 | truck 5x127 71.5 S
  225/75R16 16x7 +44, 255/75R17 17x7.5 +44, 255/70R18 18x7.5 +44, LT255/75R17 17x7.5 +44
  Sport: 1 2, Sahara: 3 2, Rubicon: 4
Jeep | Wrangler | 2018-2026 | truck 5x127 71.5 S
  245/75R17 17x7.5 +44, 255/70R18 18x7.5 +44, LT285/70R17 17x7.5 +37, 275/55R20 20x8 +44
  Sport: 1, Sahara: 2 4, Rubicon: 3
Jeep | Gladiator | 2020-2026 | truck 5x127 71.5 S
  245/75R17 17x7.5 +44, 255/70R18 18x7.5 +44, LT285/70R17 17x7.5 +37
  Sport: 1, Overland: 2, Mojave: 3, Rubicon: 3
Jeep | Grand Cherokee | 2011-2021 | truck 5x127 71.5 T
  245/70R17 17x8 +57, 265/60R18 18x8 +57, 265/50R20 20x8 +57, 295/45R20 20x10 +50
  Laredo: 1 2, Limited: 2 3, Overland: 3, SRT: 4
Jeep | Cherokee | 2014-2023 | car 5x110 65.1 H
  225/65R17 17x7 +41, 225/60R18 18x7 +41, 245/65R17 17x7.5 +31
  Latitude: 1 2, Limited: 2, Trailhawk: 3
Jeep | Compass | 2017-2026 | car 5x110 65.1 H
  215/65R16 16x6.5 +40, 225/60R17 17x7 +40, 225/55R18 18x7 +40, 235/45R19 19x7.5 +44
  Sport: 1 2, Latitude: 2 3, Limited: 3 4, Trailhawk: 2
Tesla | Model 3 | 2017-2023 | car 5x114.3 64.1 W
  235/45R18 18x8.5 +40, 235/40R19 19x8.5 +40, 235/35R20 20x8.5 +40, 235/35R20 20x9 +34
  Standard Range: 1 2, Long Range: 1 2, Performance: 3 4
Tesla | Model 3 | 2024-2026 | car 5x114.3 64.1 W
  235/45R18 18x8.5 +40, 235/40R19 19x8.5 +40, 235/35R20 20x9 +34 & 275/30R20 20x10 +34
  Long Range: 1 2, Performance: 3
Tesla | Model Y | 2020-2024 | car 5x114.3 64.1 V
  255/45R19 19x9.5 +45, 255/40R20 20x9.5 +45, 255/35R21 21x9.5 +40 & 275/35R21 21x10.5 +40
  Standard Range: 1, Long Range: 1 2, Performance: 3
Tesla | Model S | 2012-2026 | car 5x120 64.1 W
  245/45R19 19x8 +40, 245/35R21 21x8.5 +40, 245/35R21 21x8.5 +40 & 265/35R21 21x9 +40
  75D: 1 2, 100D: 1 2, Plaid: 3 1
`
