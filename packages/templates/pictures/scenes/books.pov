// Books and a cup beside a window.
#include "studio.povinc"
See(<0,3,-12>, <0,1.9,0>, 29)
plane { -z,-2.6 pigment { srgb <.55,.61,.58> } normal { granite .04 scale .6 } }
box { <-30,-1,-8>,<30,0,2.6> pigment { wood turbulence .08 colour_map { [0 srgb <.42,.25,.13>] [.6 srgb <.52,.32,.18>] [1 srgb <.36,.21,.11>] } scale <.5,.5,9> rotate y*90 } finish { Glaze } }
light_source { <-16,12,-11> rgb <2.1,1.85,1.45> area_light x*2.5, y*2.5, 6, 6 adaptive 1 jitter circular orient }
light_source { <9,6,-12> rgb <.25,.27,.32> shadowless }
#macro Book(W,T,D,Tone)
  union { box { <-W/2,0,-D/2>,<W/2,.06,D/2> } box { <-W/2,T-.06,-D/2>,<W/2,T,D/2> } cylinder { <-W/2,T/2,-D/2>,<W/2,T/2,-D/2>,T/2 scale <1,1,1> } box { <-W*.28,T*.35,-D/2-T*.5-.01>,<W*.18,T*.62,-D/2> pigment { srgb <.93,.78,.5> } }
    box { <-W/2+.06,.05,-D/2+.05>,<W/2-.06,T-.05,D/2-.06> pigment { gradient y colour_map { [0 srgb <.93,.88,.78>] [.5 srgb <.85,.79,.68>] [1 srgb <.93,.88,.78>] } scale .035 } }
    pigment { srgb Tone } finish { diffuse .82 specular .12 roughness .08 } }
#end
object { Book(4.1,.62,2.7,<.2,.29,.33>) rotate y*6 }
object { Book(3.7,.48,2.5,<.72,.34,.2>) rotate y*-7 translate y*.62 }
object { Book(3.8,.7,2.4,<.9,.83,.7>) rotate y*4 translate y*1.1 }
object { Book(3.1,.44,2.2,<.42,.17,.2>) rotate y*-14 translate <-.15,1.8,0> }
union { lathe { cubic_spline 10, <0,.0>,<0,.05>,<.55,.05>,<.72,.3>,<.76,1.1>,<.74,1.15>,<.68,1.1>,<.64,.4>,<.4,.2>,<0,.2> } difference { torus { .34,.085 rotate x*90 translate <.85,.6,0> } cylinder { 0,y*2,.7 } } cylinder { y*.95,y*.96,.68 pigment { srgb <.16,.07,.03> } finish { Shiny } } rotate y*-30 pigment { srgb <.95,.92,.86> } finish { Glaze } translate <.25,2.24,-.1> }
lathe { cubic_spline 8, <0,-.1>,<0,0>,<.5,0>,<.75,.7>,<.6,1.3>,<.3,1.6>,<.36,1.8>,<.3,1.9> pigment { srgb <.88,.82,.73> } finish { Glaze } translate <-2.9,0,.6> }
#local I=0; #while (I<5) object { Branch(2.4+rand(R1),1.4*(rand(R1)-.4),.36,16,<.36,.45,.3>) rotate y*360*rand(R1) translate <-2.9,1.6,.6> } #local I=I+1; #end
union { sphere { 0,.6 scale <1,.94,1> } cylinder { y*.5,y*.72,.03 pigment { srgb <.2,.12,.05> } } translate <2.75,.56,-.7> pigment { bozo colour_map { [0 srgb <.85,.36,.08>] [1 srgb <.9,.46,.1>] } } normal { bumps .12 scale .06 } finish { Glaze } }
